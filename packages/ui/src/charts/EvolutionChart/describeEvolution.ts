import { formatDate, formatDateTime, formatNumber } from '@aval/metrics';

import { fillText, type Texts } from '../../texts/TextsContext.ts';
import { extremes, joinSentences } from '../shared/describeChart.ts';

type Format = (value: number) => string;

interface Series {
  label: string;
  values: readonly (number | null)[];
  isMain?: boolean | undefined;
}

/** Number of versions, change of the main series, the other series that changed most, and the start of the scale. */
export function describeEvolution(
  input: {
    dates: readonly string[];
    series: readonly Series[];
    /** The lowest tick of the scale; null where it has none. */
    axisStart: { value: number; text: string } | null;
    format: Format;
    /** IANA name. */
    timeZone?: string | undefined;
  },
  texts: Texts,
): string {
  const { dates, series, axisStart, format, timeZone } = input;
  const moves = series.flatMap(({ label, values, isMain = false }) => {
    const known = values.filter((value) => value !== null);
    const first = known[0];
    const last = known.at(-1);
    return first === undefined || last === undefined ? [] : [{ label, first, last, isMain }];
  });
  if (dates.length === 0 || moves.length === 0) return texts.chartNothing;
  const main = moves.find((move) => move.isMain) ?? (moves.length === 1 ? moves[0] : undefined);
  const most = extremes(
    moves.filter((move) => move !== main),
    (move) => Math.abs(move.last - move.first),
  )?.highest;
  return joinSentences(
    dates.length === 1
      ? fillText(texts.evolutionOne, { date: formatDate(dates[0], texts.locale, timeZone) })
      : fillText(texts.evolutionDescription, {
          count: formatNumber(dates.length),
          ...ends(dates, texts.locale, timeZone),
        }),
    main === undefined ? null : course(main, format, texts),
    most === undefined || format(Math.abs(most.last - most.first)) === format(0)
      ? null
      : fillText(texts.evolutionMost, { name: most.label, change: signed(most.last - most.first, format) }),
    axisStart !== null && axisStart.value > 0 ? fillText(texts.evolutionAxisStart, { value: axisStart.text }) : null,
  );
}

/** The days of the first and the last version; their times when both are on one day. */
function ends(dates: readonly string[], locale: Texts['locale'], timeZone?: string): { first: string; last: string } {
  const isOneDay = formatDate(dates[0], locale, timeZone) === formatDate(dates.at(-1), locale, timeZone);
  const print = isOneDay ? formatDateTime : formatDate;
  return { first: print(dates[0], locale, timeZone), last: print(dates.at(-1), locale, timeZone) };
}

function course({ label, first, last }: { label: string; first: number; last: number }, format: Format, texts: Texts) {
  return format(first) === format(last)
    ? fillText(texts.evolutionStayed, { name: label, value: format(last) })
    : fillText(texts.evolutionMoved, { name: label, from: format(first), to: format(last) });
}

function signed(change: number, format: Format): string {
  return `${change > 0 ? '+' : '−'}${format(Math.abs(change))}`;
}
