import type { StartupFieldId } from '@aval/contract';

import type { Period } from './periods.ts';

/** Figures of a whole year: those of a month or a quarter say something else. */
const ofWholeYears: ReadonlySet<StartupFieldId> = new Set(['revenue', 'profit_margin', 'revenue_per_employee']);
const december = 12;

/**
 * The columns that may hold a field's latest figure, the latest first: none that is planned or yet to come.
 *
 * @param columns Of a table whose columns are years, quarters or months; without those that are empty.
 * @param fields What the row's label names.
 */
export function pastColumns<Column extends Period>(
  columns: readonly Column[],
  fields: readonly StartupFieldId[],
  asOfYear: number,
): Column[] {
  const past = columns.filter(({ year, isPlanned }) => !isPlanned && year !== null && year <= asOfYear);
  // A year with a column for its end has not ended yet: its columns are a plan.
  const isPlannedThrough = past.some(({ year, month }) => year === asOfYear && month === december);
  const needsWholeYear = fields.some((field) => ofWholeYears.has(field));
  const settled = past.filter(({ year, month }) => {
    if (month !== null) return !needsWholeYear && !(isPlannedThrough && year === asOfYear);
    return year !== asOfYear || past.length === 1;
  });
  return settled.toSorted((a, b) => endOf(b) - endOf(a));
}

function endOf({ year, month }: Period): number {
  return (year ?? 0) * december + (month ?? december);
}
