import { correlationBand } from '@aval/metrics';

export interface Pair {
  row: number;
  column: number;
  value: number;
}

/** Every pair of two different items once, without those that are not known. */
export function pairsOf(values: readonly (readonly (number | null)[])[]): Pair[] {
  return values.flatMap((line, row) =>
    line.flatMap((value, column) => (column > row && value !== null ? [{ row, column, value }] : [])),
  );
}

/** How many pairs are highly similar. */
export function countHigh(pairs: readonly Pair[]): number {
  return pairs.filter((pair) => correlationBand(pair.value) === 'high').length;
}
