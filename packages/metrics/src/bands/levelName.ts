import type { Level, Localized } from '../types.ts';

const names: Readonly<Record<Level, Localized>> = {
  high: { en: 'High', es: 'Alto' },
  medium: { en: 'Medium', es: 'Medio' },
  low: { en: 'Low', es: 'Bajo' },
  'very-low': { en: 'Very low', es: 'Muy bajo' },
  'Not Evaluated': { en: 'Not evaluated', es: 'Sin evaluar' },
};

/**
 * The name of a level, for badges, texts and exports.
 *
 * @param level As in a calculation, or from `levelOf`.
 * @returns 'High' to 'Very low', and 'Not evaluated', in both languages.
 */
export function levelName(level: Level): Localized {
  return names[level];
}
