/**
 * Sorts columns by the value of one row; unknown values come last in both directions, and the sort is stable.
 *
 * @param valueOf The value of a column, or null when unknown.
 */
export function orderColumns<Column>(
  columns: readonly Column[],
  valueOf: (column: Column) => number | null,
  order: 'ascending' | 'descending',
): Column[] {
  const sign = order === 'ascending' ? 1 : -1;
  return columns.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}
