import type { StartupFieldRow } from '@aval/contract';
import { formatMoney, formatPercent, type Locale } from '@aval/metrics';
import { printTypedNumber } from '@aval/ui';

/**
 * Formats a stored number: ratings with their maximum, amounts and durations with their unit.
 *
 * @returns null when there is no number.
 */
export function fieldText(field: StartupFieldRow, value: unknown, locale: Locale): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  const unit = field.unit?.[locale] ?? '';
  switch (field.kind) {
    case 'rating':
    case 'unit':
      return `${printTypedNumber(value)} / ${printTypedNumber(field.max ?? null)}`;
    case 'percent':
      return formatPercent(value);
    case 'money':
      return unit.startsWith('€') ? formatMoney(value) + unit.slice(1) : `${printTypedNumber(value)}\u00A0${unit}`;
    case 'year':
      return String(value);
    default:
      return unit === '' ? printTypedNumber(value) : `${printTypedNumber(value)} ${unit}`;
  }
}

/** Describes the value of a scale by its stop, or the nearest one below. */
export function anchorText(field: StartupFieldRow, value: number, locale: Locale): string | null {
  const reached = field.anchors?.filter((anchor) => anchor.value <= value).at(-1);
  return reached?.label[locale] ?? null;
}
