import { type EvaluatedField, evaluatedFields, inputDomains } from '@aval/metrics';

/** What is tried on a startup, beside what is stored. */
export interface Change {
  /** Recommendations that change more than single inputs: the team's ties, the balance sheet. */
  rules: readonly string[];
  /** Inputs with another value; null tries them as unknown. */
  values: Readonly<Partial<Record<EvaluatedField, number | null>>>;
}

const mostParts = 60;

/** The year of foundation cannot be changed. */
export const whatIfFields = evaluatedFields.filter((field) => field !== 'foundation_year');

/**
 * Reads a change from an address: 'cash_runway_months:12,bridge'. Parts that make no sense are as if they were not
 * there; numbers out of range are taken to the end of it.
 *
 * @param known the recommendations that can be tried.
 * @returns Null where the address names no change, and where nothing of what it names makes sense.
 */
export function readChange(text: string | null, known: readonly string[]): Change | null {
  if (text === null) return null;
  const rules = new Set<string>();
  const values: Partial<Record<EvaluatedField, number | null>> = {};
  for (const part of text.split(',').slice(0, mostParts)) {
    const [name = '', written, ...rest] = part.split(':');
    if (rest.length > 0) continue;
    if (written === undefined) {
      if (known.includes(name)) rules.add(name);
      continue;
    }
    const field = whatIfFields.find((id) => id === name);
    const value = written.trim() === '' ? null : Number(written);
    if (field === undefined || (value !== null && !Number.isFinite(value))) continue;
    const { min, max } = inputDomains[field];
    values[field] = value === null ? null : Math.min(max, Math.max(min, value));
  }
  const isNothing = rules.size === 0 && Object.keys(values).length === 0;
  return isNothing && text !== '' ? null : { rules: [...rules], values };
}

/** The change as an address carries it; figures that are not yet typed to their end are left out. */
export function writeChange({ rules, values }: Change): string {
  const parts = whatIfFields.flatMap((field) => {
    const value = values[field];
    return value === undefined || Number.isNaN(value) ? [] : [`${field}:${value ?? ''}`];
  });
  return [...parts, ...rules].join(',');
}
