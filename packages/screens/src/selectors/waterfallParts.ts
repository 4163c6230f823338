import { type Contribution, formatPercent, formatScore, type Locale } from '@aval/metrics';
import type { WaterfallPart } from '@aval/ui/charts';

/**
 * The steps of the investability score for the waterfall chart.
 *
 * @param assumed Formats the product of an area without stated facts.
 */
export function waterfallParts(
  contributions: readonly Contribution[],
  locale: Locale,
  assumed: (product: string) => string = String,
): WaterfallPart[] {
  const areaLabels = new Map(
    contributions.filter(({ id }) => id !== 'weakest').map(({ id, label }) => [id, label[locale]]),
  );
  return contributions.map(({ id, area, label, score, isAssumed, weight, shownPoints }) => {
    const isLimit = weight === 0;
    if (isLimit) {
      const detail = `≤ ${formatScore(score)}`;
      return { id, label: label[locale], detail, points: shownPoints, maximum: null, tone: area };
    }
    const figures = `${formatScore(score)} × ${formatPercent(weight * 100, 0)}`;
    const isAgain = id === 'weakest';
    return {
      id,
      label: label[locale],
      detail: isAgain ? `${areaLabels.get(area) ?? ''} ${figures}` : isAssumed ? assumed(figures) : figures,
      points: shownPoints,
      maximum: Math.round(weight * 100),
      tone: area,
      isAgain,
      isAssumed,
    };
  });
}
