import type { CalculationRecord } from '@aval/contract';
import { ComparisonTable, MarkLegend } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';

import { comparedGroups, investability } from '../../selectors/comparedMetrics.ts';
import { comparedRows, printedMarks } from '../../selectors/comparedRows.ts';
import { useLocale } from '../../text/useLocale.ts';
import * as styles from '../compare.css.ts';
import type { CompareAddress } from '../compareState.ts';
import { DateSelect } from '../DateSelect.tsx';
import { LeadScore } from '../LeadScore.tsx';
import type { Version } from './versions.ts';

interface VersionTableProps {
  /** In the order of the columns. */
  versions: readonly Version[];
  /** All calculations of the startup, newest first. */
  calculations: readonly CalculationRecord[];
  address: CompareAddress;
  onInfo: (id: string) => void;
  onChart: (id: string) => void;
}

/** A column for each version, compared with the next older one. */
export const VersionTable = memo(function VersionTable({
  versions,
  calculations,
  address: { state, choose },
  onInfo,
  onChart,
}: VersionTableProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { lens, hidden, onlyDifferences } = state;
  const shown = versions.map(({ calculation }) => calculation);
  const rows = comparedRows(comparedGroups(lens), shown, {
    mode: 'startup-evolution',
    locale,
    lowIsGood: t`low is good`,
    hidden,
    onlyDifferences,
  });
  const marks = printedMarks(investability, shown, 'startup-evolution');
  const placeOf = (index: number): string => {
    if (index === 0) return t`Newest`;
    return index === versions.length - 1 ? t`First` : '';
  };
  return (
    <ComparisonTable
      label={t`Startup Evolution`}
      marks="changes"
      columns={versions.map(({ id, calculation }, index) => ({
        id: String(id),
        label: t`Version ${versions.length - index}`,
        head: (
          <div className={styles.head}>
            <span className={styles.muted}>{placeOf(index) || t`Version ${versions.length - index}`}</span>
            <DateSelect
              isWide
              label={t`Date of version ${versions.length - index}`}
              calculations={calculations}
              value={calculation.id}
              onValueChange={(chosen) => choose(id, chosen === id ? null : chosen)}
            />
          </div>
        ),
      }))}
      groups={rows}
      lead={{
        id: investability.id,
        label: t`Investability`,
        hint: t`score and 90 % range`,
        cells: shown.map((calculation, index) => (
          <LeadScore
            key={versions[index]?.id}
            calculation={calculation}
            range={calculation.range}
            coverage={calculation.coverage}
            evidenced={calculation.evidenced}
            mark={marks[index]}
            marks="changes"
          />
        )),
      }}
      corner={
        <>
          <p className={styles.muted}>
            <Trans>Each compared with the next one</Trans>
          </p>
          <MarkLegend marks="changes" />
        </>
      }
      onInfo={onInfo}
      onChart={onChart}
    />
  );
});
