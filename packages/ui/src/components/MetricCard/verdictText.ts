import type { Words } from '../../words/WordsContext.ts';

/** What a value is to its benchmark, in a word; null for an estimate, which may meet it or not. */
export function verdictText(
  isMet: boolean | null,
  words: Pick<Words, 'metricMet' | 'metricMissed' | 'metricOpen'>,
): string {
  if (isMet === null) return words.metricOpen;
  return isMet ? words.metricMet : words.metricMissed;
}
