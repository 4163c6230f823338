import type { Level } from '@aval/metrics';

import type { Texts } from '../../texts/TextsContext.ts';

export const levels = ['high', 'medium', 'low', 'very-low', 'Not Evaluated'] as const satisfies readonly Level[];

/** Narrows any text to a level; unknown levels become 'Not Evaluated'. */
export function toLevel(value: string | null | undefined): Level {
  return levels.find((level) => level === value) ?? 'Not Evaluated';
}

/** The label of a level, with the mark of a score that too little evidence supports. */
export function levelText(level: Level, texts: Texts, isUnverified = false): string {
  const byLevel: Record<Level, string> = {
    high: texts.highLevel,
    medium: texts.mediumLevel,
    low: texts.lowLevel,
    'very-low': texts.veryLowLevel,
    'Not Evaluated': texts.notEvaluated,
  };
  const mark = isUnverified && level !== 'Not Evaluated' ? ` (${texts.unverified})` : '';
  return `${byLevel[level]}${mark}`;
}
