import { type Contribution, formatPercent, formatScore, type Locale } from '@aval/metrics';
import type { WaterfallPart } from '@aval/ui/charts';

/** The steps of the investability score as the waterfall draws them. */
export function waterfallParts(contributions: readonly Contribution[], locale: Locale): WaterfallPart[] {
  const areaLabels = new Map(
    contributions.filter(({ id }) => id !== 'weakest').map(({ id, label }) => [id, label[locale]]),
  );
  return contributions.map(({ id, area, label, score, weight, shownPoints }) => {
    const detail = `${formatScore(score)} × ${formatPercent(weight * 100, 0)}`;
    const isAgain = id === 'weakest';
    return {
      id,
      label: label[locale],
      detail: isAgain ? `${areaLabels.get(area) ?? ''} ${detail}` : detail,
      points: shownPoints,
      maximum: weight * 100,
      tone: area,
      isAgain,
    };
  });
}
