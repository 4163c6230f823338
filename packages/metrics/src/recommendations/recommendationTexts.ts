import { formatScore } from '../format/formatScore.ts';
import type { Locale, Recommendation, RecommendationGroup } from '../types.ts';

const points: Readonly<Record<Locale, string>> = { en: 'points', es: 'puntos' };

/**
 * Recommendations as they are sent to every caller: sentences by group, each with its gain, '... (+2,8 points)'.
 *
 * @returns Every group but those of a lens, empty ones included; within a group in the order given.
 */
export function recommendationTexts(
  recommendations: readonly Recommendation[],
  locale: Locale,
): Record<Exclude<RecommendationGroup, 'corporate' | 'educational'>, string[]> {
  const sentences = (group: RecommendationGroup): string[] =>
    recommendations
      .filter((each) => each.group === group)
      .map(({ text, gain }) =>
        gain === null ? text[locale] : `${text[locale]} (+${formatScore(gain)} ${points[locale]})`,
      );
  return {
    general: sentences('general'),
    value_proposition: sentences('value_proposition'),
    financial: sentences('financial'),
    market: sentences('market'),
    team: sentences('team'),
  };
}
