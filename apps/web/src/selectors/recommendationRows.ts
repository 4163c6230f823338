import type { AreaId, Locale, Recommendation, RecommendationGroup } from '@aval/metrics';

/** One recommendation that would raise the score. */
export interface RecommendationRow {
  id: string;
  rule: string;
  gain: number;
  /** Its gain relative to the largest one, 0-1. */
  share: number;
  text: string;
  area: AreaId | null;
}

export interface RecommendationView {
  /** Recommendations for the whole startup. */
  notes: readonly string[];
  /** Individual recommendations, largest gain first. */
  rows: readonly RecommendationRow[];
}

const areaOf: Readonly<Record<RecommendationGroup, AreaId | null>> = {
  general: null,
  value_proposition: 'value',
  financial: 'financial',
  market: 'market',
  team: 'team',
};

/** The lines without an individual step. */
export const generalNotes = (recommendations: readonly Recommendation[], locale: Locale): readonly string[] =>
  recommendations.filter(({ gain }) => gain === null).map(({ text }) => text[locale]);

/**
 * The recommendations of a calculation for display.
 *
 * @param printedGain The change of the printed score when a rule is tried, if it can be; due to rounding it may differ
 *   from the stored gain by a tenth. Rules that do not change the printed score are omitted.
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
