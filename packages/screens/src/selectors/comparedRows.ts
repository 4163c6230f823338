import {
  type ComparisonMark,
  type ComparisonMode,
  comparisonMarks,
  formatChange,
  type Locale,
  scoreChange,
} from '@aval/metrics';
import type { ComparisonCell, ComparisonGroup } from '@aval/ui';

import type { ComparedGroup, ComparedMetric, ComparedValues } from './comparedMetrics.ts';

/** The visible rows. */
export interface RowChoice {
  /** Ids of hidden rows. */
  hidden?: ReadonlySet<string>;
  /** Hides rows in which all columns print the same. @default false */
  onlyDifferences?: boolean;
}

export interface RowOptions extends RowChoice {
  mode: ComparisonMode;
  locale: Locale;
  /** The note next to metrics for which lower is better. */
  lowIsGood: string;
  /** What is said below the figures of a row, one text for each column. */
  detailsOf?: (metric: ComparedMetric) => readonly (string | undefined)[];
}

type Columns = readonly (ComparedValues | null)[];

/** Formats a change in points with its sign, for the scores of two versions; '' when nothing changed. */
export function signedChange(now: number, then: number): string {
  const change = scoreChange(then, now);
  return change === 0 ? '' : formatChange(change);
}

/**
 * The marks of a row, based on the printed values: figures that look equal get the same mark, and an estimate is
 * neither better nor worse than a known value.
 */
export function printedMarks(
  { direction, print, valueOf, isEstimated }: ComparedMetric,
  columns: Columns,
  mode: ComparisonMode,
): readonly (ComparisonMark | null)[] {
  const first = new Map<string, number | null>();
  const asPrinted = columns.map((column) => {
    if (isEstimated(column)) return null;
    const value = valueOf(column);
    const text = print(value);
    if (!first.has(text)) first.set(text, value);
    return first.get(text) ?? null;
  });
  return comparisonMarks(direction, asPrinted, mode);
}

function cellsOf(metric: ComparedMetric, columns: Columns, mode: ComparisonMode): ComparisonCell[] {
  const values = columns.map(metric.valueOf);
  const marks = printedMarks(metric, columns, mode);
  return columns.map((column, index) => {
    const value = values[index] ?? null;
    const next = values[index + 1] ?? null;
    const hasChange = mode === 'startup-evolution' && metric.isScore && value !== null && next !== null;
    return {
      text: metric.print(value),
      // This table shows the change since the previous version instead of the class.
      band: mode === 'startup-evolution' ? null : metric.bandOf(value),
      mark: marks[index] ?? null,
      isMissing: value === null,
      isEstimated: value !== null && metric.isEstimated(column),
      ...(hasChange && { note: signedChange(value, next) }),
    };
  });
}

const withDetails = (cells: readonly ComparisonCell[], details: readonly (string | undefined)[]): ComparisonCell[] =>
  cells.map((cell, index) => (details[index] === undefined ? cell : { ...cell, detail: details[index] }));

const isDifferent = ({ print, valueOf }: ComparedMetric, columns: Columns): boolean =>
  new Set(columns.map((column) => print(valueOf(column)))).size > 1;

/** The groups with their visible rows; empty groups are omitted. */
export function shownGroups(
  groups: readonly ComparedGroup[],
  columns: Columns,
  { hidden = new Set(), onlyDifferences = false }: RowChoice,
): ComparedGroup[] {
  return groups
    .map((group) => ({
      ...group,
      metrics: group.metrics.filter(
        (metric) => !hidden.has(metric.id) && (!onlyDifferences || isDifferent(metric, columns)),
      ),
    }))
    .filter(({ metrics }) => metrics.length > 0);
}

/** The rows of a comparison table: figures, classes and marks of each column. */
export function comparedRows(
  groups: readonly ComparedGroup[],
  columns: Columns,
  { mode, locale, lowIsGood, detailsOf, ...choice }: RowOptions,
): ComparisonGroup[] {
  return shownGroups(groups, columns, choice).map(({ area, label, metrics }) => ({
    id: area,
    label: label[locale],
    rows: metrics.map((metric) => ({
      id: metric.id,
      label: metric.unit ? `${metric.label[locale]}, ${metric.unit[locale]}` : metric.label[locale],
      hint: metric.direction === 'down' ? lowIsGood : undefined,
      isStrong: metric.isAreaScore,
      cells: withDetails(cellsOf(metric, columns, mode), detailsOf?.(metric) ?? []),
    })),
  }));
}
