import { groupThousands } from '../NumberInput/groupThousands.ts';

const written = /^-?(?:(?:[1-9]\d{0,2}(?:\.\d{3})+|0\d+)(?:,\d*)?|\d{0,3}(?:[.,]\d{0,2})?|0*[.,]\d*)$/;

/** Whether a text is an amount, or the beginning of one, in the field's own format. */
export function isWritten(text: string): boolean {
  return written.test(text);
}

/**
 * Digits with thousands separators. Leading zeros left by a deletion are not grouped, because '0.050' would read as a
 * fraction.
 */
export function grouped(digits: string): string {
  return digits.startsWith('0') ? digits : groupThousands(digits);
}

/** Part of a formatted amount without its thousands separators. */
export function ungrouped(amount: string, from: number, to = amount.length): string {
  const mark = decimalAt(amount);
  const plain = Array.from(amount, (sign, at) => (at === mark ? ',' : sign === '.' ? '' : sign));
  return plain.slice(from, to).join('');
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Index of the decimal mark of a formatted amount: a comma, or a last dot that is not a thousands separator. */
export function decimalAt(text: string): number | null {
  const comma = text.indexOf(',');
  if (comma !== -1) return comma;
  const dot = text.lastIndexOf('.');
  const isDecimal = dot !== -1 && (text.length - dot - 1 < 3 || Number(digitsOf(text.slice(0, dot))) === 0);
  return isDecimal ? dot : null;
}
