import { formatNumber, formatScore } from '@aval/metrics';

import { fillText, type Texts } from '../../texts/TextsContext.ts';
import { extremes, joinNames, joinSentences } from '../shared/describeChart.ts';

interface Series {
  label: string;
  values: readonly number[];
}

/**
 * One series: its strongest and weakest axis. Two: where the first leads and where it trails. Three: only the first.
 *
 * @param series complete series, one value for each axis.
 */
export function describeRadar(axes: readonly { label: string }[], series: readonly Series[], texts: Texts): string {
  const [first, second] = series;
  if (first === undefined) return texts.chartNoScores;
  return series.length === 2 && second !== undefined
    ? compare(axes, first, second, texts)
    : describeOne(axes, first, texts);
}

function describeOne(axes: readonly { label: string }[], { values }: Series, texts: Texts): string {
  const ends = extremes(
    axes.map((axis, index) => ({ label: axis.label, value: values[index] ?? 0 })),
    (axis) => axis.value,
  );
  if (ends === null) return texts.chartNoScores;
  const { highest, lowest } = ends;
  if (highest.value === lowest.value)
    return fillText(texts.radarAllEqual, { count: formatNumber(axes.length), value: formatScore(highest.value) });
  return fillText(texts.radarExtremes, {
    best: highest.label,
    bestValue: formatScore(highest.value),
    worst: lowest.label,
    worstValue: formatScore(lowest.value),
    spread: formatScore(tenths(highest.value) - tenths(lowest.value)),
  });
}

function compare(axes: readonly { label: string }[], first: Series, second: Series, texts: Texts): string {
  const differences = axes.map((axis, index) => ({
    label: axis.label,
    value: tenths(first.values[index] ?? 0) - tenths(second.values[index] ?? 0),
  }));
  const named = (wanted: (value: number) => boolean): string =>
    joinNames(
      differences
        .filter(({ value }) => wanted(value))
        .map(({ label, value }) => `${label} (${value > 0 ? '+' : '−'}${formatScore(Math.abs(value))})`),
      texts.chartAnd,
    );
  const ahead = named((value) => value > 0.05);
  const behind = named((value) => value < -0.05);
  return joinSentences(
    fillText(texts.radarAgainst, { name: first.label, other: second.label }),
    ahead === '' ? null : fillText(texts.radarAhead, { names: ahead }),
    behind === '' ? null : fillText(texts.radarBehind, { names: behind }),
  );
}

/** Differences are computed from the printed values, so that the user can verify them. */
const tenths = (value: number): number => Math.round(value * 10) / 10;
