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

/** Which rows are shown. */
export interface RowChoice {
  /** Rows that are not wanted. */
  hidden?: ReadonlySet<string>;
  /** Leaves out rows in which every column prints the same. @default false */
  onlyDifferences?: boolean;
}

export interface RowOptions extends RowChoice {
  mode: ComparisonMode;
  locale: Locale;
  /** Beside metrics that are better when low. */
  lowIsGood: string;
}

type Columns = readonly (ComparedValues | null)[];

/** A change in points with its sign, as beside a score of two versions; '' when nothing moved. */
export function signedChange(now: number, then: number): string {
  const change = scoreChange(then, now);
  return change === 0 ? '' : formatChange(change);
}

/**
 * The marks of a row, by what is printed: no mark tells apart two figures that the reader sees as equal, and an estimate
 * is neither better nor worse than what is known.
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
      // The place of the class is taken by the change since the version before, which is what this table is read for.
      band: mode === 'startup-evolution' ? null : metric.bandOf(value),
      mark: marks[index] ?? null,
      isMissing: value === null,
      isEstimated: value !== null && metric.isEstimated(column),
      ...(hasChange && { note: signedChange(value, next) }),
    };
  });
}

const isDifferent = ({ print, valueOf }: ComparedMetric, columns: Columns): boolean =>
  new Set(columns.map((column) => print(valueOf(column)))).size > 1;

/** The groups with the rows that are shown; groups without a row left are left out. */
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

/** The rows of a comparison table: figures, classes and marks of every column. */
export function comparedRows(
  groups: readonly ComparedGroup[],
  columns: Columns,
  { mode, locale, lowIsGood, ...choice }: RowOptions,
): ComparisonGroup[] {
  return shownGroups(groups, columns, choice).map(({ area, label, metrics }) => ({
    id: area,
    label: label[locale],
    rows: metrics.map((metric) => ({
      id: metric.id,
      label: metric.unit ? `${metric.label[locale]}, ${metric.unit[locale]}` : metric.label[locale],
      hint: metric.direction === 'down' ? lowIsGood : undefined,
      isStrong: metric.isAreaScore,
      cells: cellsOf(metric, columns, mode),
    })),
  }));
}
