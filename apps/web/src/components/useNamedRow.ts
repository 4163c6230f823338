import { useState } from 'react';

interface NamedRow<Row> {
  row: Row | undefined;
  /** The list has come, and what the address names was never in it. */
  isUnknown: boolean;
}

/**
 * The row of a list that an address names. One that leaves the list while it is named, as by being deleted, was known.
 *
 * @param rows undefined while they are on their way.
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
