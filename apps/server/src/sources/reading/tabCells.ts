const marker = /^(?:[-*•·–▪‣◦>✓]|\(?(?:\d{1,3}|\p{L})[.)]|(?:\d{1,2}\.)+\d{0,2})$/u;

/**
 * The cells of a line whose columns are set with tab stops; null if it has no columns. A tab after the mark of a list or
 * the number of a heading makes none.
 */
export function tabCells(line: string): string[] | null {
  const [first, ...rest] = line.split(/\t+/).flatMap((text) => text.replaceAll(/\s+/g, ' ').trim() || []);
  if (first === undefined) return null;
  const cells = marker.test(first) ? rest : [first, ...rest];
  return cells.length > 1 ? cells : null;
}
