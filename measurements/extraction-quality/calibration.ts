import type { Judgement } from './judge.ts';

/** The least confidence of each band, in percent; a band reaches up to the next one. */
const bandStarts = [95, 90, 80, 70, 60, 0] as const;

export interface Band {
  /** For example '90-94'. */
  name: string;
  /** The share of its values that has to be right, in percent; null below 60, where values are only offered. */
  promised: number | null;
  values: number;
  right: number;
}

/**
 * How many values of each band of confidence are right.
 *
 * @param judgements Of every value that was filled in or offered; missed facts have no confidence and do not count.
 */
export function calibration(judgements: readonly Judgement[]): Band[] {
  return bandStarts.map((from, index) => {
    const to = (bandStarts[index - 1] ?? 101) - 1;
    const own = judgements.filter(
      ({ verdict, confidence = -1 }) =>
        verdict !== 'missed' && Math.floor(confidence) >= from && Math.floor(confidence) <= to,
    );
    return {
      name: from === 0 ? 'below 60' : `${from}-${to}`,
      promised: from === 0 ? null : from,
      values: own.length,
      right: own.filter(({ verdict }) => verdict === 'right').length,
    };
  });
}

/** The calibration as lines of a table. */
export function calibrationLines(judgements: readonly Judgement[]): string[] {
  return [
    'confidence     values    right    share  promise',
    ...calibration(judgements).map(({ name, promised, values, right }) => {
      const share = (100 * right) / values;
      const numbers = `${String(values).padStart(9)}${String(right).padStart(9)}`;
      const shown = values === 0 ? '-' : `${share.toFixed(1)} %`;
      const promise = promised === null ? 'offered' : values === 0 ? '-' : share >= promised ? 'held' : 'NOT HELD';
      return `${name.padEnd(12)}${numbers}${shown.padStart(9)}${promise.padStart(10)}`;
    }),
  ];
}
