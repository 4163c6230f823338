import { formatScore } from '../format/formatScore.ts';
import { type Locale, type Recommendation, type RecommendationGroup, recommendationGroups } from '../types.ts';

const points: Readonly<Record<Locale, string>> = { en: 'points', es: 'puntos' };

/**
 * Recommendations as they are stored and sent: sentences by group, each with its gain, '... (+2,8 points)'.
 *
 * @returns Every group, empty ones included; within a group in the order given.
 */
export function recommendationTexts(
  recommendations: readonly Recommendation[],
  locale: Locale,
): Record<RecommendationGroup, string[]> {
  const texts: Record<RecommendationGroup, string[]> = {
    general: [],
    value_proposition: [],
    financial: [],
    market: [],
    team: [],
  };
  for (const group of recommendationGroups) {
    for (const each of recommendations) {
      if (each.group !== group) continue;
      const gain = each.gain === null ? '' : ` (+${formatScore(each.gain)} ${points[locale]})`;
      texts[group].push(each.text[locale] + gain);
    }
  }
  return texts;
}
