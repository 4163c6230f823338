import type { Texts } from '../../texts/TextsContext.ts';

/** Label for a value relative to its benchmark; null for an estimate, which may or may not meet it. */
export function verdictText(
  isMet: boolean | null,
  texts: Pick<Texts, 'metricMet' | 'metricMissed' | 'metricOpen'>,
): string {
  if (isMet === null) return texts.metricOpen;
  return isMet ? texts.metricMet : texts.metricMissed;
}
