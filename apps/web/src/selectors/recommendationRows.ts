import type { AreaId, Locale, Recommendation, RecommendationGroup } from '@aval/metrics';

/** One step that would raise the score. */
export interface RecommendationRow {
  id: string;
  rule: string;
  gain: number;
  /** Its gain over the largest one, 0-1. */
  share: number;
  text: string;
  area: AreaId | null;
}

export interface RecommendationView {
  /** What holds for the whole startup. */
  notes: readonly string[];
  /** Steps, the largest gain first. */
  rows: readonly RecommendationRow[];
}

const areaOf: Readonly<Record<RecommendationGroup, AreaId | null>> = {
  general: null,
  value_proposition: 'value',
  financial: 'financial',
  market: 'market',
  team: 'team',
};

/** The lines that name no step. */
export const generalNotes = (recommendations: readonly Recommendation[], locale: Locale): readonly string[] =>
  recommendations.filter(({ gain }) => gain === null).map(({ text }) => text[locale]);

/**
 * The recommendations of a calculation as the screen lists them.
 *
 * @param printedGain By how much trying a rule moves the printed score, where it can be tried: the rounding of the two
 * scores may make that a tenth more or less than the stored gain. A rule that leaves the printed score alone is left out.
 */
export function recommendationRows(
  recommendations: readonly Recommendation[],
  locale: Locale,
  printedGain: (rule: string) => number | null = () => null,
): RecommendationView {
  const gained = recommendations.map((each) => ({
    ...each,
    gain: each.gain === null ? null : (printedGain(each.rule) ?? each.gain),
  }));
  const largest = Math.max(0, ...gained.map(({ gain }) => gain ?? 0));
  const rows = gained.flatMap(({ rule, gain, group, metric, text }) =>
    gain === null || gain === 0
      ? []
      : [
          {
            id: `${rule} ${metric}`,
            rule,
            gain,
            share: largest === 0 ? 0 : Math.max(0, gain / largest),
            text: text[locale],
            area: areaOf[group],
          },
        ],
  );
  return {
    notes: generalNotes(recommendations, locale),
    rows: rows.toSorted((a, b) => b.gain - a.gain),
  };
}
