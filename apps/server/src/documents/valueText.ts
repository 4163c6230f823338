import { startupField, type StartupFieldId, type Text } from '@aval/contract';
import { formatMoney, formatPercent, formatPlain } from '@aval/metrics';

import type { LoadedMasterData } from '../services/LoadedMasterData.ts';

/** A value of a field as a sentence prints it: with its unit, or the name of a choice. */
export function valueText(field: StartupFieldId, value: number | string, masterData: LoadedMasterData): Text {
  const { kind, unit, lookup } = startupField(field);
  if (typeof value === 'string') return { en: value, es: value };
  if (lookup) {
    const nameIn = (locale: 'en' | 'es') => masterData.list(lookup, locale).find(({ id }) => id === value)?.name;
    return { en: nameIn('en') ?? String(value), es: nameIn('es') ?? String(value) };
  }
  if (kind === 'year') return { en: String(value), es: String(value) };
  if (kind === 'percent') return { en: formatPercent(value), es: formatPercent(value) };
  if (kind === 'money' && unit?.en.startsWith('€')) return { en: formatMoney(value), es: formatMoney(value) };
  const figure = formatPlain(value);
  return { en: unit ? `${figure} ${unit.en}` : figure, es: unit ? `${figure} ${unit.es}` : figure };
}
