import type { Standing } from '../attribution/standing.ts';

export interface StatedValue {
  value: number | string;
  certainty: number;
  year: number | null;
  isCurrent?: boolean | undefined;
  standing?: Standing | undefined;
  precision: number;
}

/** Creates an undated value without tolerance. */
export function exactly(value: number | string, certainty = 1): StatedValue {
  return { value, certainty, year: null, precision: 0 };
}
