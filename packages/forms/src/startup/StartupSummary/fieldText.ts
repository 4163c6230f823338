import type { StartupFieldRow } from '@aval/contract';
import { formatMoney, formatPercent, type Locale } from '@aval/metrics';
import { printTypedNumber } from '@aval/ui';

/**
 * A stored number as a person reads it: ratings out of the most they can be, amounts and durations with their unit.
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

/** What the value of a scale means in words: those of its stop, or of the nearest one below. */
export function anchorText(field: StartupFieldRow, value: number, locale: Locale): string | null {
  const reached = field.anchors?.filter((anchor) => anchor.value <= value).at(-1);
  return reached?.label[locale] ?? null;
}
