import type { StartupFieldId } from '@aval/contract';

import type { Period } from '../values/periods.ts';

/** Figures per year: those of a month or a quarter are not comparable. */
export const ofWholeYears: ReadonlySet<StartupFieldId> = new Set(['revenue', 'profit_margin', 'revenue_per_employee']);
const december = 12;

/**
 * Returns the columns that may hold a field's latest figure, latest first. Planned and future columns are left out.
 *
 * @param columns The years, quarters or months that are filled in the row.
 * @param fields The fields that the row's label names.
 */
export function pastColumns<Column extends Period>(
  columns: readonly Column[],
  fields: readonly StartupFieldId[],
  asOfYear: number,
): Column[] {
  const past = columns.filter(({ year, isPlanned }) => !isPlanned && year !== null && year <= asOfYear);
  // A column for the end of the current year shows that its columns are a plan.
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
