import { type FactId, type PastFact, startupField } from '@aval/contract';
import { fieldText } from '@aval/forms';
import { Sparkline } from '@aval/ui/charts';

import { useLocale } from '../../text/useLocale.ts';
import { chartPoints } from './chartPoints.ts';
import * as styles from './history.css.ts';

interface FactChartProps {
  field: FactId;
  /** Newest first. */
  history: readonly PastFact[];
}

/** The numbers of a fact over time; renders nothing for fewer than two. */
export function FactChart({ field, history }: FactChartProps) {
  const locale = useLocale();
  const row = startupField(field);
  const points = row.lookup || row.kind === 'choice' ? [] : chartPoints(history);
  if (points.length < 2) return null;
  return (
    <div className={styles.chart}>
      <Sparkline
        label={row.label[locale]}
        values={points.map(({ value }) => value)}
        times={points.map(({ time }) => time)}
        format={(value) => fieldText(row, value, locale) ?? ''}
        size="wide"
        tone="c1"
        hasDots
        hasEnds
      />
    </div>
  );
}
