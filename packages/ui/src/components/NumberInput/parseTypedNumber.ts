const grouped = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/;

/**
 * Parses a typed number with Spanish or English separators.
 *
 * With both separators present, the last one is the decimal mark. A single one followed by exactly three digits is a
 * thousands separator, unless the integer part is 0. Spaces, a currency or a percent sign are ignored.
 *
 * @param text Content of the field, e.g. '1.200.000', '12,5', '1,200.50', '-3 %'.
 * @returns The number, null when the text is blank, NaN when it is not a number or has more digits than a double can
 *   represent.
 */
export function parseTypedNumber(text: string): number | null {
  const bare = text.replace(/[\s\u00A0\u202F€$%]/gu, '').replace(/^[\u2212\u2013]/u, '-');
  if (bare === '') return null;
  const match = /^([+-]?)([\d.,]*)$/.exec(bare);
  const figure = match?.[2] ?? '';
  if (!/\d/.test(figure)) return Number.NaN;
  const size = readMarks(figure);
  if (size > Number.MAX_SAFE_INTEGER) return Number.NaN;
  return match?.[1] === '-' && size !== 0 ? -size : size;
}

function readMarks(figure: string): number {
  const marks = figure.replace(/\d/g, '');
  if (marks === '') return Number(figure);
  const hasBoth = marks.includes('.') && marks.includes(',');
  const at = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','));
  const before = figure.slice(0, at);
  const after = figure.slice(at + 1);
  if (hasBoth) return /^\d*$/.test(before) || grouped.test(before) ? decimal(before, after) : Number.NaN;
  if (marks.length > 1) return grouped.test(figure) ? decimal(figure, '') : Number.NaN;
  return after.length === 3 && Number(before) !== 0 ? decimal(before + after, '') : decimal(before, after);
}

function decimal(whole: string, fraction: string): number {
  return Number(`${whole.replace(/[.,]/g, '') || '0'}.${fraction || '0'}`);
}
