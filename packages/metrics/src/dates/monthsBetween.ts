const MONTHS_A_YEAR = 12;
const DAYS_A_MONTH = 30;

const partsOf = (date: string): [year: number, month: number, day: number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
];

/**
 * Months between two dates, by a month of 30 days, so that every engine counts alike.
 *
 * @param from The earlier date, 'YYYY-MM-DD'.
 * @param to The later date, 'YYYY-MM-DD'.
 * @returns Never negative: a fact that is dated later is new.
 */
export function monthsBetween(from: string, to: string): number {
  const [years, months, days] = partsOf(from);
  const [toYears, toMonths, toDays] = partsOf(to);
  return Math.max(0, MONTHS_A_YEAR * (toYears - years) + (toMonths - months) + (toDays - days) / DAYS_A_MONTH);
}
