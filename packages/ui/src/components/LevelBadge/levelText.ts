import type { Level } from '@aval/metrics';

import type { Words } from '../../words/WordsContext.ts';

export const levels = ['high', 'medium', 'low', 'very-low', 'Not Evaluated'] as const satisfies readonly Level[];

/** Narrows any text to a level; unknown levels become 'Not Evaluated'. */
export function toLevel(value: string | null | undefined): Level {
  return levels.find((level) => level === value) ?? 'Not Evaluated';
}

/** The label of a level. */
export function levelText(level: Level, words: Words): string {
  const byLevel: Record<Level, string> = {
    high: words.highLevel,
    medium: words.mediumLevel,
    low: words.lowLevel,
    'very-low': words.veryLowLevel,
    'Not Evaluated': words.notEvaluated,
  };
  return byLevel[level];
}
