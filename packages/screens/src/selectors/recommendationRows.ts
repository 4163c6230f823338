import type { AreaId, Locale, Recommendation, RecommendationGroup } from '@aval/metrics';

/** One advice for display. */
export interface RecommendationRow {
  id: string;
  rule: string;
  /** Null for advice that changes no figure. */
  gain: number | null;
  /** Its gain relative to the largest one, 0-1. */
  share: number;
  isDuty: boolean;
  text: string;
  /** Null in calculations that were stored without it, like who and proof. */
  why: string | null;
  who: string | null;
  proof: string | null;
  group: RecommendationGroup;
  area: AreaId | null;
}

export interface RecommendationView {
  /** Recommendations for the whole startup. */
  notes: readonly string[];
  /** Individual recommendations: duties in their order, then by gain, largest first. */
  rows: readonly RecommendationRow[];
}

const areaOf: Readonly<Record<RecommendationGroup, AreaId | null>> = {
  general: null,
  value_proposition: 'value',
  financial: 'financial',
  market: 'market',
  team: 'team',
  corporate: null,
  educational: null,
};

/** Lines on the whole startup name nobody who could do something. */
const isNote = ({ gain, who }: Recommendation): boolean => gain === null && who === undefined;

/** The lines without an individual step. */
export const generalNotes = (recommendations: readonly Recommendation[], locale: Locale): readonly string[] =>
  recommendations.filter(isNote).map(({ text }) => text[locale]);

/**
 * The recommendations of a calculation for display.
 *
 * @param printedGain The change of the printed score when a rule is tried, if it can be; due to rounding it may differ
 *   from the stored gain by a tenth. Rules that do not change the printed score are omitted, unless they are duties.
 */
export function recommendationRows(
  recommendations: readonly Recommendation[],
  locale: Locale,
  printedGain: (rule: string) => number | null = () => null,
): RecommendationView {
  const gained = recommendations
    .filter((each) => !isNote(each))
    .map((each) => ({ ...each, gain: each.gain === null ? null : (printedGain(each.rule) ?? each.gain) }));
  const largest = Math.max(0, ...gained.map(({ gain }) => gain ?? 0));
  const rows = gained
    .filter(({ gain, is_duty: isDuty }) => isDuty || gain !== 0)
    .map(({ rule, gain, group, metric, is_duty: isDuty = false, text, why, who, proof }): RecommendationRow => ({
      id: `${rule} ${metric}`,
      rule,
      gain: gain === 0 ? null : gain,
      share: largest === 0 ? 0 : Math.max(0, (gain ?? 0) / largest),
      isDuty,
      text: text[locale],
      why: why?.[locale] ?? null,
      who: who?.[locale] ?? null,
      proof: proof?.[locale] ?? null,
      group,
      area: areaOf[group],
    }));
  return {
    notes: generalNotes(recommendations, locale),
    rows: [
      ...rows.filter(({ isDuty }) => isDuty),
      ...rows.filter(({ isDuty }) => !isDuty).toSorted((a, b) => (b.gain ?? 0) - (a.gain ?? 0)),
    ],
  };
}
