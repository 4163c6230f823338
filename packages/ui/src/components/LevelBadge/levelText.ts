import type { Level } from '@aval/metrics';

import type { Texts } from '../../texts/TextsContext.ts';

export const levels = ['high', 'medium', 'low', 'very-low', 'Not Evaluated'] as const satisfies readonly Level[];

/** Narrows any text to a level; unknown levels become 'Not Evaluated'. */
export function toLevel(value: string | null | undefined): Level {
  return levels.find((level) => level === value) ?? 'Not Evaluated';
}

/** The label of a level. */
export function levelText(level: Level, texts: Texts): string {
  const byLevel: Record<Level, string> = {
    high: texts.highLevel,
    medium: texts.mediumLevel,
    low: texts.lowLevel,
    'very-low': texts.veryLowLevel,
    'Not Evaluated': texts.notEvaluated,
  };
  return byLevel[level];
}
