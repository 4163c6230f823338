import { mean } from './Row.ts';

/** The place of each value, 0 for the least; scores are never exactly equal. */
function ranksOf(values: readonly number[]): number[] {
  const places = new Map([...values.keys()].toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0)).entries());
  const ranks = Array.from(values, () => 0);
  for (const [rank, index] of places) ranks[index] = rank;
  return ranks;
}

/** Spearman's rank correlation, -1 to 1. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const middle = (one.length - 1) / 2;
  const spread = mean(a.map((rank) => (rank - middle) ** 2));
  return mean(a.map((rank, index) => (rank - middle) * ((b[index] ?? 0) - middle))) / spread;
}
