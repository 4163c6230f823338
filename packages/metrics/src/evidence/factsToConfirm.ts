import { isFiniteNumber } from '../isFiniteNumber.ts';
import type { StartupFacts } from '../types.ts';
import { ageingOf } from './ageingOf.ts';
import { evidenceFields } from './evidenceFields.ts';
import { type FactAge, factAge } from './factAge.ts';

/** A field that has gone out of date, to be asked for again. */
export interface FactToConfirm extends FactAge {
  /** An evaluated input, or a group of optional facts. */
  field: string;
  /** Of which day its value is, 'YYYY-MM-DD'. */
  date: string;
  /** Months of runway that are left if nothing else changed, at least 0; null for other fields. */
  left: number | null;
}

const groupOf = (fact: string): string => fact.split('.')[0] as string;
const fields = [...new Set(evidenceFields.map(groupOf))];
const money = fields.filter((field) => ageingOf(field) === 'money');
/** Money first, because it counts most and is wrong soonest. */
const byImportance = [...money, ...fields.filter((field) => !money.includes(field))];

/**
 * The stated facts that have aged or expired, the most important first.
 *
 * @param startup Unknown facts and those among `defaulted_fields` are not asked for: nobody stated them.
 * @param dates Of which day each field is, 'YYYY-MM-DD'; a field without one is not asked for.
 * @param asOf UTC date of today, 'YYYY-MM-DD'.
 * @throws RangeError for anything that is no date.
 */
export function factsToConfirm(
  startup: StartupFacts,
  dates: Readonly<Record<string, string | undefined>>,
  asOf: string,
): FactToConfirm[] {
  const values = startup as Readonly<Record<string, unknown>>;
  const defaulted = new Set(startup.defaulted_fields);
  return byImportance.flatMap((field) => {
    const date = dates[field];
    const value = values[field] ?? null;
    if (date === undefined || value === null || defaulted.has(field)) return [];
    const age = factAge(field, date, asOf);
    return age.state === 'fresh' ? [] : [{ field, date, ...age, left: monthsLeft(field, value, age) }];
  });
}

function monthsLeft(field: string, value: unknown, { months }: FactAge): number | null {
  return field === 'cash_runway_months' && isFiniteNumber(value) ? Math.max(0, value - months) : null;
}
