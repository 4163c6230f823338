import { formatDate, formatNumber } from '@aval/metrics';

import { fillWords, type Words } from '../../words/WordsContext.ts';
import { extremes, joinSentences } from '../shared/describeChart.ts';

interface Series {
  label: string;
  values: readonly (number | null)[];
  isMain?: boolean | undefined;
}

/** How many versions, how the main series went, which other moved most, and where the scale starts. */
export function describeEvolution(
  input: { dates: readonly string[]; series: readonly Series[]; axisStart: number; format: (value: number) => string },
  words: Words,
): string {
  const { dates, series, axisStart, format } = input;
  const moves = series.flatMap(({ label, values, isMain = false }) => {
    const known = values.filter((value) => value !== null);
    const first = known[0];
    const last = known.at(-1);
    return first === undefined || last === undefined ? [] : [{ label, first, last, isMain }];
  });
  if (dates.length === 0 || moves.length === 0) return words.chartNothing;
  const main = moves.find((move) => move.isMain) ?? (moves.length === 1 ? moves[0] : undefined);
  const most = extremes(
    moves.filter((move) => move !== main),
    (move) => Math.abs(move.last - move.first),
  )?.highest;
  return joinSentences(
    fillWords(words.evolutionDescription, {
      count: formatNumber(dates.length),
      first: formatDate(dates[0], words.locale),
      last: formatDate(dates.at(-1), words.locale),
    }),
    main === undefined
      ? null
      : fillWords(words.evolutionMoved, { name: main.label, from: format(main.first), to: format(main.last) }),
    most === undefined
      ? null
      : fillWords(words.evolutionMost, { name: most.label, change: signed(most.last - most.first, format) }),
    axisStart > 0 ? fillWords(words.evolutionAxisStart, { value: formatNumber(axisStart) }) : null,
  );
}

/** With its sign, unless it prints as zero. */
function signed(change: number, format: (value: number) => string): string {
  const size = format(Math.abs(change));
  if (size === format(0)) return size;
  return `${change > 0 ? '+' : '−'}${size}`;
}
