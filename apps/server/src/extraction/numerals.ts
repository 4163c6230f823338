import type { Locale } from '@aval/contract';

/** Pattern for digits with grouping and decimal marks. */
export const numeralPattern = String.raw`\d{1,3}(?:[.,' \u00A0\u202F]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`;

/**
 * Parses digits with grouping and decimal marks.
 *
 * If both marks occur, the last one is the decimal mark. A single mark before exactly three digits groups thousands,
 * unless the integer part is 0, or a scale follows and it is the language's decimal mark ('1.250 million' in English).
 *
 * @returns NaN if the marks fit no language: 1.250.00.
 */
export function numeralValue(written: string, { language, isScaled }: { language: Locale; isScaled: boolean }): number {
  const digits = written.replaceAll(/[' \u00A0\u202F]/g, '');
  const dot = digits.lastIndexOf('.');
  const comma = digits.lastIndexOf(',');
  if (dot >= 0 && comma >= 0) {
    const decimal = dot > comma ? '.' : ',';
    const grouping = decimal === '.' ? ',' : '.';
    return Number(digits.replaceAll(grouping, '').replace(decimal, '.'));
  }
  const mark = dot >= 0 ? '.' : comma >= 0 ? ',' : '';
  if (mark === '') return Number(digits);
  const [whole = '', ...groups] = digits.split(mark);
  const looksGrouped = groups.every((group) => group.length === 3) && whole !== '0' && whole.length <= 3;
  const decimalMark = language === 'es' ? ',' : '.';
  if (groups.length > 1 && groups.at(-1)?.length !== 3) return NaN;
  // Three zeros are never written after a decimal mark.
  const isDecimal = isScaled && mark === decimalMark && groups[0] !== '000';
  const isGrouped = groups.length > 1 || (looksGrouped && !isDecimal);
  return Number(isGrouped ? digits.replaceAll(mark, '') : digits.replace(mark, '.'));
}
