import type { Localized } from '../types.ts';
import type { FigureUnit, Period } from './FigureUnit.ts';

const counts: Readonly<Record<Period, Localized>> = {
  day: { en: 'days', es: 'días' },
  week: { en: 'weeks', es: 'semanas' },
  month: { en: 'months', es: 'meses' },
  quarter: { en: 'quarters', es: 'trimestres' },
  year: { en: 'years', es: 'años' },
};
const singular: Readonly<Record<Period, Localized>> = {
  day: { en: 'day', es: 'día' },
  week: { en: 'week', es: 'semana' },
  month: { en: 'month', es: 'mes' },
  quarter: { en: 'quarter', es: 'trimestre' },
  year: { en: 'year', es: 'año' },
};
const figures: Readonly<Record<Period, Localized>> = {
  day: { en: 'daily figures', es: 'cifras diarias' },
  week: { en: 'weekly figures', es: 'cifras semanales' },
  month: { en: 'monthly figures', es: 'cifras mensuales' },
  quarter: { en: 'quarterly figures', es: 'cifras trimestrales' },
  year: { en: 'yearly figures', es: 'cifras anuales' },
};
const same = (text: string): Localized => ({ en: text, es: text });

/**
 * What a sentence calls a unit: 'euros', 'months', '%', '€ / year', 'points out of 5'.
 *
 * @returns null for a unit that is only a scale, or none.
 */
export function unitName(unit: FigureUnit): Localized | null {
  const { currency, per, counted, isPercent, outOf, isPoints, scale } = unit;
  if (counted) return counts[counted];
  if (outOf !== null) return { en: `points out of ${outOf}`, es: `puntos sobre ${outOf}` };
  if (isPoints) return { en: 'points', es: 'puntos' };
  if (per !== null) {
    const base = isPercent ? '%' : currency ? '€' : null;
    return base === null ? figures[per] : { en: `${base} / ${singular[per].en}`, es: `${base} / ${singular[per].es}` };
  }
  if (isPercent) return same('%');
  if (currency && scale === 1e6) return { en: 'millions of euros', es: 'millones de euros' };
  return currency && currency.name;
}
