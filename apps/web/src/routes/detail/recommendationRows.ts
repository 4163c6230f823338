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

/** The recommendations of a calculation as the screen lists them. */
export function recommendationRows(recommendations: readonly Recommendation[], locale: Locale): RecommendationView {
  const gains = recommendations.map(({ gain }) => gain ?? 0);
  const largest = Math.max(0, ...gains);
  const rows = recommendations.flatMap(({ rule, gain, group, metric, text }) =>
    gain === null
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
    notes: recommendations.filter(({ gain }) => gain === null).map(({ text }) => text[locale]),
    rows: rows.toSorted((a, b) => b.gain - a.gain),
  };
}
