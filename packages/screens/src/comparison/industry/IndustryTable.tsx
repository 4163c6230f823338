import type { CalculationRecord, IndustryCalculation, Startup } from '@aval/contract';
import { ComparisonTable, MarkLegend } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Factory } from 'lucide-react';
import { memo } from 'react';

import { comparedGroups, investability } from '../../selectors/comparedMetrics.ts';
import { comparedRows, printedMarks } from '../../selectors/comparedRows.ts';
import { useLocale } from '../../text/useLocale.ts';
import * as styles from '../compare.css.ts';
import type { CompareAddress } from '../compareState.ts';
import { DateSelect } from '../DateSelect.tsx';
import { LeadScore } from '../LeadScore.tsx';
import { StartupHead } from '../StartupHead.tsx';
import { comparedColumns } from './comparedColumns.ts';
import { figureOf, medianValues, printedPlace } from './industryFigures.ts';
import { usePlaceNames } from './usePlaceNames.ts';
import { useSpread } from './useSpread.ts';

interface IndustryTableProps {
  startup: Startup;
  /** Address of the startup. */
  href: string;
  industry: string;
  /** Newest first, as are those of the industry. */
  calculations: readonly CalculationRecord[];
  history: readonly IndustryCalculation[];
  calculation: CalculationRecord;
  figures: IndustryCalculation;
  address: CompareAddress;
  onInfo: (id: string) => void;
  onChart: (id: string) => void;
}

/** A table of the startup compared with its industry. */
export const IndustryTable = memo(function IndustryTable({
  startup: { id, name, open_contradictions },
  href,
  industry,
  calculations,
  history,
  calculation,
  figures,
  address: { state, choose },
  onInfo,
  onChart,
}: IndustryTableProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const mode = 'startup-to-industry';
  const places = usePlaceNames();
  const spreadOf = useSpread();
  const columns = [calculation, medianValues(figures)];
  const rows = comparedRows(comparedGroups(state.lens), columns, {
    mode,
    locale,
    lowIsGood: t`low is good`,
    hidden: state.hidden,
    onlyDifferences: state.onlyDifferences,
    detailsOf: (metric) => {
      const figure = figureOf(figures, metric.id);
      const place = printedPlace(metric, metric.valueOf(calculation), figure.quartiles);
      return [place ? places[place] : undefined, spreadOf(metric, figure)];
    },
  });
  const [mark] = printedMarks(investability, columns, mode);
  const lead = figureOf(figures, investability.id);
  const leadPlace = printedPlace(investability, investability.valueOf(calculation), lead.quartiles);
  const count = t`${plural(figures.startups_count, { one: '# startup', other: '# startups' })}`;
  return (
    <ComparisonTable
      label={t`Industry Comparison`}
      marks="changes"
      columns={[
        {
          id: 'startup',
          label: name,
          head: (
            <StartupHead
              href={href}
              startup={{ id, name, open_contradictions, history: calculations, calculation }}
              onDateChange={(chosen) => choose(comparedColumns.startup, chosen)}
            />
          ),
        },
        {
          id: 'industry',
          label: industry,
          head: (
            <div className={styles.head}>
              <span className={styles.headName}>
                <Factory aria-hidden className={styles.headIcon} />
                <span className={styles.headText}>
                  <span className={styles.name}>{industry}</span>
                  <span className={styles.muted}>{t`median and quartiles of ${count}`}</span>
                </span>
              </span>
              <DateSelect
                isWide
                label={t`Date of ${industry}`}
                calculations={history}
                value={figures.id}
                onValueChange={(chosen) => choose(comparedColumns.industry, chosen === history[0]?.id ? null : chosen)}
              />
            </div>
          ),
        },
      ]}
      groups={rows}
      lead={{
        id: investability.id,
        label: t`Investability`,
        hint: t`score and 90 % range`,
        cells: [
          <LeadScore
            key="startup"
            calculation={calculation}
            range={calculation.range}
            coverage={calculation.coverage}
            evidenced={calculation.evidenced}
            mark={mark}
            marks="changes"
            detail={leadPlace ? places[leadPlace] : undefined}
          />,
          <LeadScore
            key="industry"
            calculation={figures}
            coverage={figures.coverage}
            evidenced={figures.evidenced}
            detail={spreadOf(investability, lead)}
          />,
        ],
      }}
      corner={<MarkLegend marks="changes" />}
      onInfo={onInfo}
      onChart={onChart}
    />
  );
});
