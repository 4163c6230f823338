const grouped = /^\d{1,3}([.,' ])\d{3}(?:\1\d{3})*$/;
const onlyDigits = /^\d*$/;

/**
 * The value of digits with group and decimal marks, in Spanish or English notation.
 *
 * With a point and a comma, the last one is the decimal mark. A single one followed by exactly three digits groups
 * thousands, unless the integer part is 0 or has more than three digits, because a group mark never follows more than
 * three. Spaces and apostrophes only group.
 *
 * @param text Digits, '.', ',', "'" and single spaces: '1.200.000', '12,5', "1'200.50", '1 200', '25000.123'.
 * @returns A number from 0 on; NaN when the marks fit neither notation: '1.20.000', '25000 123'.
 */
export function readNumeral(text: string): number {
  const marks = text.replace(/\d/g, '');
  if (marks.length === text.length) return Number.NaN;
  if (marks === '') return Number(text);
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at === -1) return grouped.test(text) ? decimal(text, '') : Number.NaN;
  const before = text.slice(0, at);
  const after = text.slice(at + 1);
  const kinds = new Set(marks).size;
  if (kinds === 1 && marks.length > 1) return grouped.test(text) ? decimal(text, '') : Number.NaN;
  if (kinds === 1) return grouped.test(text) && Number(before) !== 0 ? decimal(text, '') : decimal(before, after);
  return onlyDigits.test(after) && grouped.test(before) ? decimal(before, after) : Number.NaN;
}

function decimal(whole: string, fraction: string): number {
  return Number(`${whole.replace(/[.,' ]/g, '') || '0'}.${fraction || '0'}`);
}
