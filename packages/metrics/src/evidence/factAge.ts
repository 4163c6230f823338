import { monthsBetween } from '../dates/monthsBetween.ts';
import { requireDate } from '../dates/requireDate.ts';
import { ageFactor, type Ageing } from './ageFactor.ts';
import { ageingOf } from './ageingOf.ts';

/** Months from which a fact is no longer taken for granted: where its worth begins to fall. */
const agedFrom: Readonly<Record<Exclude<Ageing, 'never'>, number>> = { slow: 12, money: 6 };

/** Whether a fact still counts in full, less than that, or not at all. */
export type FactAgeState = 'fresh' | 'aged' | 'expired';

export interface FactAge {
  /** Whole months, at least 0. */
  months: number;
  state: FactAgeState;
}

/**
 * How old a field of a startup is.
 *
 * @param field As for `ageingOf`. What never goes out of date is always fresh.
 * @param date Of which day its value is, 'YYYY-MM-DD'; a later one than `asOf` is new.
 * @param asOf UTC date of today, 'YYYY-MM-DD'.
 * @throws RangeError for anything that is no date.
 */
export function factAge(field: string, date: string, asOf: string): FactAge {
  const months = Math.floor(monthsBetween(requireDate('factAge: date', date), requireDate('asOf', asOf)));
  const ageing = ageingOf(field);
  if (ageing === 'never' || months < agedFrom[ageing]) return { months, state: 'fresh' };
  return { months, state: ageFactor(ageing, months) === 0 ? 'expired' : 'aged' };
}
