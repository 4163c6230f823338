import { fold } from '../Combobox/matchOptions.ts';

/**
 * The rows in which every word of a search is found, in their order.
 *
 * @param textsOf The texts of a row that are searched; missing ones are passed over.
 * @param query Words in any order, without regard to case and accents; blank leaves every row.
 * @returns The same list when nothing is searched.
 */
export function filterRows<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly (string | number | null | undefined)[],
  query: string,
): readonly Row[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rows;
  return rows.filter((row) => {
    const text = fold(
      textsOf(row)
        .filter((part) => part !== null && part !== undefined)
        .join('\n'),
    );
    return wanted.every((word) => text.includes(word));
  });
}
