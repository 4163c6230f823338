import { useDeferredValue, useMemo } from 'react';

import { filterRows, isPrepared } from './filterRows.ts';

/**
 * The rows that a search in the browser leaves. The first key has every row read, so the list follows it when there is
 * time; after that a search through 100.000 rows takes less than a frame, and list and key are painted together.
 *
 * @param textsOf The searched texts of a row; keep it outside the component or memoised.
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
