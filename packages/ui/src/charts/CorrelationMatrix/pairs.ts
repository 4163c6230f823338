import { correlationBand } from '@aval/metrics';

export interface Pair {
  row: number;
  column: number;
  value: number;
}

export interface PairSummary {
  count: number;
  /** How many are highly similar. */
  high: number;
  closest: Pair;
  furthest: Pair;
}

/** Counts every pair of different items once, ignoring unknown ones; null when all are unknown. */
export function summarisePairs(values: readonly (readonly (number | null)[])[]): PairSummary | null {
  let count = 0;
  let high = 0;
  let closest: Pair | null = null;
  let furthest: Pair | null = null;
  for (const [row, line] of values.entries()) {
    for (let column = row + 1; column < line.length; column++) {
      const value = line[column] ?? null;
      if (value === null) continue;
      count += 1;
      if (correlationBand(value) === 'high') high += 1;
      if (closest === null || value > closest.value) closest = { row, column, value };
      if (furthest === null || value < furthest.value) furthest = { row, column, value };
    }
  }
  return closest === null || furthest === null ? null : { count, high, closest, furthest };
}
