import type { Words } from '../../words/WordsContext.ts';

/** Label for a value relative to its benchmark; null for an estimate, which may or may not meet it. */
export function verdictText(
  isMet: boolean | null,
  words: Pick<Words, 'metricMet' | 'metricMissed' | 'metricOpen'>,
): string {
  if (isMet === null) return words.metricOpen;
  return isMet ? words.metricMet : words.metricMissed;
}
