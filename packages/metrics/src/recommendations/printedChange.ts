import { formatPlain } from '../format/formatPlain.ts';
import { roundTo } from '../rounding.ts';
import type { Localized } from '../types.ts';
import { text } from './Play.ts';

/** '1 month', '2,5 months'. */
export function months(count: number): Localized {
  const shown = formatPlain(roundTo(count, 1));
  return shown === '1' ? text('1 month', '1 mes') : text(`${shown} months`, `${shown} meses`);
}

/** A figure before and after: 'Patents 0 → 1'. */
export function moved(en: string, es: string, from: string, to: string, unit: Localized = text('', '')): Localized {
  return text(`${en} ${from} → ${to}${unit.en}`, `${es} ${from} → ${to}${unit.es}`);
}

/** Months of cash before and after: 'Cash runway 2 → 6 months'. */
export const movedRunway = (from: number, to: number): Localized =>
  moved(
    'Cash runway',
    'Autonomía de caja',
    formatPlain(roundTo(from, 1)),
    formatPlain(roundTo(to, 1)),
    text(' months', ' meses'),
  );

/** A rating before and after: 'Business expertise 2 → 4 of 5'. */
export function movedRating(en: string, es: string, from: number, to: number, most = 5): Localized {
  return moved(en, es, formatPlain(from), formatPlain(to), text(` of ${most}`, ` de ${most}`));
}

/** A sentence after another one. */
export const followedBy = (first: Localized, en: string, es: string): Localized =>
  text(`${first.en}. ${en}`, `${first.es}. ${es}`);
