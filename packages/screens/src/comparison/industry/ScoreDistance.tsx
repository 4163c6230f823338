import type { CalculationRecord, IndustryCalculation } from '@aval/contract';
import { comparisonMarks, formatChange, scoreChange } from '@aval/metrics';
import { MarkIcon } from '@aval/ui';
import { Trans } from '@lingui/react/macro';

import type { ComparedMetric } from '../../selectors/comparedMetrics.ts';
import { useLocale } from '../../text/useLocale.ts';
import * as styles from './industry.css.ts';
import { figureOf, printedPlace } from './industryFigures.ts';
import { usePlaceNames } from './usePlaceNames.ts';
import { useSpread } from './useSpread.ts';

interface ScoreDistanceProps {
  metric: ComparedMetric;
  calculation: CalculationRecord;
  figures: IndustryCalculation;
}

/** One score against the median of the industry, with its place among the quartiles. */
export function ScoreDistance({ metric, calculation, figures }: ScoreDistanceProps) {
  const places = usePlaceNames();
  const spreadOf = useSpread();
  const label = metric.glossary.title[useLocale()];
  const own = metric.valueOf(calculation);
  const figure = figureOf(figures, metric.id);
  const median = figure.quartiles?.median ?? null;
  const distance = scoreChange(median, own);
  const [mark] = comparisonMarks('up', [distance, 0], 'startup-to-industry');
  const place = printedPlace(metric, own, figure.quartiles);
  const spread = spreadOf(metric, figure);
  return (
    <li className={styles.row}>
      <span>{label}</span>
      <span className={styles.figures}>
        <Trans>
          {metric.print(own)} against {metric.print(median)}
        </Trans>
      </span>
      <span className={styles.distance}>{formatChange(distance)}</span>
      {mark ? <MarkIcon mark={mark} marks="changes" /> : <span />}
      <span className={styles.place}>
        {place && <span className={styles.placeName}>{places[place]}</span>}
        <span>{spread}</span>
      </span>
    </li>
  );
}
