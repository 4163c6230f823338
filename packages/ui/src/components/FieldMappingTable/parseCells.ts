/**
 * Parses cells copied from a spreadsheet: rows by line, columns by tab. A cell in double quotes may contain line
 * breaks, tabs and doubled quotes.
 *
 * @returns Rows of trimmed cells, without empty ones at the end; one in between is kept, or every cell below it would
 *   move up a row. Null for a text with a single cell.
 */
export function parseCells(text: string): string[][] | null {
  if (!/[\t\n\r]/.test(text.trim())) return null;
  const rows: string[][] = [[]];
  const cell = /(?:^|(?<=[\t\n\r]))(?:"((?:[^"]|"")*)"|([^\t\n\r]*))(\t|\r\n|\n|\r|$)/gy;
  for (const [whole, quoted, plain = '', end = ''] of text.matchAll(cell)) {
    if (whole === '' && rows.at(-1)?.length === 0) break;
    rows.at(-1)?.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
    if (end !== '\t' && end !== '') rows.push([]);
    if (end === '') break;
  }
  return rows.slice(0, rows.findLastIndex((row) => row.some((value) => value !== '')) + 1);
}
