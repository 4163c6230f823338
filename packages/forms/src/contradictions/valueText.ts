import { fieldAt, figureUnit } from '@aval/contract';
import { formatMoney, formatPercent, type Locale } from '@aval/metrics';
import { printTypedNumber } from '@aval/ui';

const singular: Readonly<Record<string, string>> = { months: 'month', meses: 'mes' };

/** Prints a value of the field at a path with its unit: '12 months', '18.000 €'. */
export function valueText(path: string, value: number, locale: Locale): string {
  const field = fieldAt(path);
  const unit = field ? figureUnit(field)[locale] : '';
  if (field?.kind === 'year') return String(value);
  if (field?.kind === 'percent') return formatPercent(value);
  if (field?.kind === 'money' && unit.startsWith('€')) return formatMoney(value) + unit.slice(1);
  return unit === ''
    ? printTypedNumber(value)
    : `${printTypedNumber(value)}\u00A0${value === 1 ? (singular[unit] ?? unit) : unit}`;
}
