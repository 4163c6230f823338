import { useDeferredValue, useMemo } from 'react';

import { filterRows, isPrepared } from './filterRows.ts';

/**
 * The rows that match a query in the browser. The first character reads every row, so the list is updated as a deferred
 * value; after that a search of 100.000 rows takes less than a frame, and list and text are painted together.
 *
 * @param textsOf The searchable texts of a row; keep it outside the component or memoised.
 */
export function useRowFilter<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly (string | number | null | undefined)[],
  query: string,
): readonly Row[] {
  const isQuick = isPrepared(rows, textsOf);
  const later = useDeferredValue(isQuick ? '' : query);
  const wanted = isQuick ? query : later;
  return useMemo(() => filterRows(rows, textsOf, wanted), [rows, textsOf, wanted]);
}
