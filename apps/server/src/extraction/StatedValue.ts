import type { Standing } from './standing.ts';

export interface StatedValue {
  value: number | string;
  certainty: number;
  year: number | null;
  isCurrent?: boolean | undefined;
  standing?: Standing | undefined;
  precision: number;
}

/** A value that needs no arithmetic. */
export function exactly(value: number | string, certainty = 1): StatedValue {
  return { value, certainty, year: null, precision: 0 };
}
