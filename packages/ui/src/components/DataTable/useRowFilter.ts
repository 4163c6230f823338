import { useDeferredValue, useMemo } from 'react';

import { filterRows } from './filterRows.ts';

/**
 * The rows that a search in the browser leaves. Typing goes first: a long list follows when there is time.
 *
 * @param textsOf The searched texts of a row; keep it outside the component or memoised.
 */
export function useRowFilter<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly (string | number | null | undefined)[],
  query: string,
): readonly Row[] {
  const wanted = useDeferredValue(query);
  return useMemo(() => filterRows(rows, textsOf, wanted), [rows, textsOf, wanted]);
}
