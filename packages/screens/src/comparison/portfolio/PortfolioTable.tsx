import { ComparisonTable, MarkLegend } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';

import { comparedById, comparedGroups, investability } from '../../selectors/comparedMetrics.ts';
import { comparedRows, printedMarks } from '../../selectors/comparedRows.ts';
import { useLocale } from '../../text/useLocale.ts';
import * as styles from '../compare.css.ts';
import { nextSort } from '../compareState.ts';
import type { CompareAddress } from '../compareState.ts';
import { LeadScore } from '../LeadScore.tsx';
import { StartupHead } from '../StartupHead.tsx';
import type { Compared } from './comparedStartups.ts';

interface PortfolioTableProps {
  /** In the order of the columns. */
  startups: readonly Compared[];
  address: CompareAddress;
  /** The address of a startup's page. */
  hrefOf: (startup: number) => string;
  onInfo: (id: string) => void;
  onChart: (id: string) => void;
}

/** A table with a column for each startup. Memoised, because it has thousands of cells. */
export const PortfolioTable = memo(function PortfolioTable({
  startups,
  address: { state, change, choose },
  hrefOf,
  onInfo,
  onChart,
}: PortfolioTableProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { lens, sort, order, hidden, onlyDifferences } = state;
  const calculations = startups.map(({ calculation }) => calculation);
  const groups = comparedGroups(lens);
  const rows = comparedRows(groups, calculations, {
    mode: 'portfolio-compare',
    locale,
    lowIsGood: t`low is good`,
    hidden,
    onlyDifferences,
  });
  const leadMarks = printedMarks(investability, calculations, 'portfolio-compare');
  const shown = rows.reduce((sum, group) => sum + group.rows.length, 0);
  const total = groups.reduce((sum, group) => sum + group.metrics.length, 0);
  const count = t`${plural(startups.length, { one: '# startup', other: '# startups' })}`;
  return (
    <ComparisonTable
      label={t`Portfolio comparison`}
      columns={startups.map((startup) => ({
        id: String(startup.id),
        label: startup.name,
        head: <StartupHead startup={startup} href={hrefOf(startup.id)} onDateChange={(at) => choose(startup.id, at)} />,
      }))}
      groups={rows}
      lead={{
        id: investability.id,
        label: t`Investability`,
        hint: t`score and 90 % range`,
        cells: calculations.map((calculation, index) => (
          <LeadScore
            key={startups[index]?.id}
            calculation={calculation}
            range={calculation?.range ?? null}
            coverage={calculation?.coverage ?? null}
            evidenced={calculation?.evidenced ?? null}
            mark={leadMarks[index]}
          />
        )),
      }}
      corner={
        <>
          <p className={styles.muted}>{t`${count}, ${shown} of ${total} rows`}</p>
          <MarkLegend marks="extremes" />
        </>
      }
      sort={{ rowId: sort, order }}
      onSort={(id) => {
        const metric = comparedById(id);
        if (metric) change(nextSort(state, metric));
      }}
      onInfo={onInfo}
      onChart={onChart}
    />
  );
});
