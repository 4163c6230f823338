import { useState } from 'react';

interface NamedRow<Row> {
  row: Row | undefined;
  /** The list has loaded and never contained the row. */
  isUnknown: boolean;
}

/**
 * The row of a list that the address names. A row that leaves the list while it is open, for example because it was
 * deleted, does not count as unknown.
 *
 * @param rows undefined while they are loading.
 */
export function useNamedRow<Row extends { id: number }>(
  rows: readonly Row[] | undefined,
  id: number | null,
): NamedRow<Row> {
  const row = rows?.find((each) => each.id === id);
  const [lastKnown, setLastKnown] = useState<number | null>(null);
  if (row && row.id !== lastKnown) setLastKnown(row.id);
  return { row, isUnknown: id !== null && rows !== undefined && !row && id !== lastKnown };
}
