/**
 * Cells copied from a sheet: rows by line, columns by tab. A cell in double quotes may hold lines, tabs and doubled
 * quotes of its own.
 *
 * @returns Rows of trimmed cells, without empty ones at the end; one in between keeps its place, or every cell below it
 *   would land a row too high. Null for a text that is no more than one cell.
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
