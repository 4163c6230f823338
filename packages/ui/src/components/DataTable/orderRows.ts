import { compareValues } from './compareValues.ts';

type Value = string | number | null | undefined;
type ValueOf<Row> = (row: Row) => Value;

interface Ascending {
  /** Indexes of the rows, lowest value first; rows without a value are left out. */
  places: Uint32Array;
  /** Values in the order of the rows, as numbers with the same sort order. */
  keys: Float64Array;
  missing: number[];
}

/** Sort keys of a column are cached while its rows are the same. */
const prepared = new WeakMap<readonly unknown[], WeakMap<object, Ascending>>();

/** Indexes of the rows sorted by one column; the sort is stable, and missing values come last in either direction. */
export function orderRows<Row>(
  rows: readonly Row[],
  valueOf: ValueOf<Row>,
  direction: 'ascending' | 'descending',
): Uint32Array {
  const known = prepared.get(rows) ?? new WeakMap<object, Ascending>();
  prepared.set(rows, known);
  const ascending = known.get(valueOf) ?? prepare(rows, valueOf);
  known.set(valueOf, ascending);
  const { places, keys, missing } = ascending;
  const order = new Uint32Array(rows.length);
  order.set(direction === 'ascending' ? places : turned(places, keys));
  order.set(missing, places.length);
  return order;
}

function prepare<Row>(rows: readonly Row[], valueOf: ValueOf<Row>): Ascending {
  const values = rows.map((row) => valueOf(row));
  const keys = keysOf(values);
  const missing: number[] = [];
  let count = 0;
  const sorted = new Float64Array(rows.length);
  for (const [index, key] of keys.entries()) {
    if (Number.isNaN(key)) missing.push(index);
    else sorted[count++] = key;
  }
  const lined = sorted.subarray(0, count).toSorted();
  const taken = new Uint32Array(count);
  const places = new Uint32Array(count);
  for (const [index, key] of keys.entries()) {
    if (Number.isNaN(key)) continue;
    const start = firstAt(lined, key);
    places[start + (taken[start] ?? 0)] = index;
    taken[start] = (taken[start] ?? 0) + 1;
  }
  return { places, keys, missing };
}

/** Numbers as they are; texts by their rank among all. NaN for missing values. */
function keysOf(values: readonly Value[]): Float64Array {
  const isNumeric = values.every((value) => value === null || value === undefined || typeof value === 'number');
  if (isNumeric) return Float64Array.from(values, (value) => (typeof value === 'number' ? value : Number.NaN));
  const distinct = [...new Set(values.filter((value) => value !== null && value !== undefined))].toSorted(
    compareValues,
  );
  const ranks = new Map<Value, number>();
  let rank = 0;
  for (const [index, value] of distinct.entries()) {
    if (index > 0 && compareValues(distinct[index - 1], value) !== 0) rank = index;
    ranks.set(value, rank);
  }
  return Float64Array.from(values, (value) => ranks.get(value) ?? Number.NaN);
}

/** First index of a value in a sorted list that contains it. */
function firstAt(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Reverses the order, highest first, while equal rows stay in their order. */
function turned(places: Uint32Array, keys: Float64Array): Uint32Array {
  const order = new Uint32Array(places.length);
  let filled = 0;
  for (let end = places.length; end > 0;) {
    let start = end - 1;
    const key = keys[places[start] ?? 0];
    while (start > 0 && keys[places[start - 1] ?? 0] === key) start -= 1;
    order.set(places.subarray(start, end), filled);
    filled += end - start;
    end = start;
  }
  return order;
}
