import type { Level } from '../types.ts';

export type LevelTone = 'success' | 'info' | 'warning' | 'danger' | 'neutral';

const tones = {
  high: 'success',
  medium: 'info',
  low: 'warning',
  'very-low': 'danger',
  'Not Evaluated': 'neutral',
} as const satisfies Record<Level, LevelTone>;

/**
 * Tone in which a level is shown: high success, medium info, low warning, very low danger, not evaluated neutral.
 *
 * @param level As in a calculation, or from `levelOf`.
 */
export function levelTone(level: Level): LevelTone {
  return tones[level];
}
