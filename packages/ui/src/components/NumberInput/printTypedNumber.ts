import { groupThousands } from './groupThousands.ts';

/**
 * Formats a number for an input: Spanish separators, every digit kept, and parsed back to the same number.
 *
 * @param value Any number; null and NaN give an empty field.
 * @returns e.g. '1.200.000', '12,5'. Three decimals after 1 to 999 get a trailing zero ('1,2340'), because '1,234'
 *   would be parsed as 1234.
 */
export function printTypedNumber(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  const [whole = '0', fraction = ''] = plainDigits(Math.abs(value)).split('.');
  const sign = value < 0 ? '-' : '';
  if (fraction === '') return sign + groupThousands(whole);
  const isAmbiguous = fraction.length === 3 && whole !== '0' && whole.length <= 3;
  return `${sign}${groupThousands(whole)},${fraction}${isAmbiguous ? '0' : ''}`;
}

function plainDigits(size: number): string {
  const text = String(size);
  if (!text.includes('e')) return text;
  return size < 1 ? size.toFixed(20).replace(/0+$/, '') : size.toLocaleString('en-US', { useGrouping: false });
}
