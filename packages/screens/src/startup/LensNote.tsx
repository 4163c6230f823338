import type { CalculationRecord } from '@aval/contract';
import { formatNumber, formatPercent, type Lens, metricById, type NumericMetricId } from '@aval/metrics';
import { Trans } from '@lingui/react/macro';

import { useLocale } from '../text/useLocale.ts';
import * as own from './metrics.css.ts';

interface LensNoteProps {
  calculation: CalculationRecord;
  lens: Lens;
  /** A score of the lens. */
  metric: NumericMetricId;
}

/** How much a score of a lens knows of what it asks about itself; renders nothing under the general lens. */
export function LensNote({ calculation, lens, metric }: LensNoteProps) {
  const locale = useLocale();
  const found = lens === 'general' ? undefined : calculation.lenses?.[lens]?.scores[metric];
  if (found === undefined) return null;
  const name = metricById(metric).label[locale];
  const share = formatPercent(found.own * 100, 0);
  const low = formatNumber(found.range?.low ?? 0, 0);
  const high = formatNumber(found.range?.high ?? 0, 0);
  return (
    <p className={own.sumText}>
      {found.range === null ? (
        <Trans>
          No score: {share} of what “{name}” itself asks about is stated, and it takes half.
        </Trans>
      ) : (
        <Trans>
          {share} of what “{name}” itself asks about is stated; 90 % range {low}–{high}.
        </Trans>
      )}
    </p>
  );
}
