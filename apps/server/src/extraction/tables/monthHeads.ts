import type { Cell } from '../layout/passages.ts';
import { anyMonth } from '../values/periods.ts';
import { fold } from '../words/fold.ts';

/** A month and two digits, which may be a day: 'Aug 26'. */
const monthAndDigits = new RegExp(String.raw`^(${anyMonth})\.? (\d\d)$`);
const fewestMonths = 3;

/**
 * Returns a row of heads with the years of its months written out, where several months have the same two digits or those
 * of the next year: 'Jul 26 | Aug 26 | Sep 26' are no days.
 */
export function withMonthYears(cells: readonly Cell[]): Cell[] {
  const heads = cells.map(({ text }) => monthAndDigits.exec(fold(text).trim()));
  const found = heads.filter((head) => head !== null);
  const months = new Set(found.map(([, month, digits]) => `${month} ${digits}`));
  const years = [...new Set(found.map(([, , digits]) => Number(digits)))].toSorted((a, b) => a - b);
  const areYears =
    months.size >= fewestMonths && years.length < found.length && (years.at(-1) ?? 0) - (years[0] ?? 0) < years.length;
  if (!areYears) return [...cells];
  return cells.map((cell, index) => {
    const [, month, digits] = heads[index] ?? [];
    return month === undefined ? cell : { ...cell, text: `${month} 20${digits}` };
  });
}
