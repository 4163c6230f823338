interface DatedScore {
  date: string;
  score: number;
}

const usual: readonly [number, number] = [50, 90];
const step = 10;

/**
 * The shared scale of the sparklines of a list, so that their slopes can be compared.
 *
 * @returns 50-90, widened to multiples of ten when a score is outside.
 */
export function scoreScale(histories: readonly (readonly DatedScore[])[]): [number, number] {
  const scores = histories.flat().map(({ score }) => score);
  const low = Math.floor(Math.min(usual[0], ...scores) / step) * step;
  const high = Math.ceil(Math.max(usual[1], ...scores) / step) * step;
  return [low, high];
}

/** The change since the evaluation before the last, or null when there is only one. */
export function lastChange(history: readonly DatedScore[]): number | null {
  const last = history.at(-1);
  const before = history.at(-2);
  return last && before ? last.score - before.score : null;
}
