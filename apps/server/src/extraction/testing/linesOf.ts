import { paragraph, type Passage, tableRow } from '../layout/passages.ts';

/** The passages of a page: a line with bars is the row of a table, any other a paragraph. */
export function linesOf(...lines: readonly string[]): Passage[] {
  return lines.map((line) =>
    line.includes('|')
      ? tableRow(
          line.split('|').map((text) => ({ text: text.trim(), ref: null })),
          1,
          0,
        )
      : paragraph(line, 1),
  );
}
