import { type Judgement, type Verdict, verdicts } from './judge.ts';

export type Tally = Record<Verdict, number>;

export function tally(judgements: readonly Judgement[]): Tally {
  const counts: Tally = { right: 0, wrong: 0, missed: 0, invented: 0, offered: 0 };
  for (const { verdict } of judgements) counts[verdict] += 1;
  return counts;
}

/** The percentage of filled fields that are right; 100 if none was filled. */
export function precision({ right, wrong, invented }: Tally): number {
  const filled = right + wrong + invented;
  return filled === 0 ? 100 : (100 * right) / filled;
}

/** The percentage of stated fields that were found with the right value, filled in or offered; 100 if none was stated. */
export function recall({ right, wrong, missed, offered }: Tally): number {
  const stated = right + wrong + missed + offered;
  return stated === 0 ? 100 : (100 * (right + offered)) / stated;
}

export const heading = `${' '.repeat(34)}${verdicts.map((verdict) => verdict.padStart(9)).join('')}  precision  recall`;

export function line(name: string, judgements: readonly Judgement[]): string {
  const counts = tally(judgements);
  const numbers = verdicts.map((verdict) => String(counts[verdict]).padStart(9)).join('');
  return `${name.padEnd(34)}${numbers}${percent(precision(counts)).padStart(11)}${percent(recall(counts)).padStart(8)}`;
}

function percent(value: number): string {
  return `${value.toFixed(1)} %`;
}
