import { type EvaluatedField, evaluatedFields, inputDomains } from '@aval/metrics';

/** A what-if change to a startup. */
export interface Change {
  /** Recommendations that change more than single inputs: the team's ties or the balance sheet. */
  rules: readonly string[];
  /** Changed inputs; null means unknown. */
  values: Readonly<Partial<Record<EvaluatedField, number | null>>>;
}

const maxParts = 60;

/** The year of foundation cannot be changed. */
export const whatIfFields = evaluatedFields.filter((field) => field !== 'foundation_year');

/**
 * Parses a change from an address: 'cash_runway_months:12,bridge'. Invalid parts are ignored; numbers are clamped to
 * their range.
 *
 * @param known The recommendations that are available for what-if.
 * @returns Null when the address has no valid change.
 */
export function readChange(text: string | null, known: readonly string[]): Change | null {
  if (text === null) return null;
  const rules = new Set<string>();
  const values: Partial<Record<EvaluatedField, number | null>> = {};
  for (const part of text.split(',').slice(0, maxParts)) {
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

/** Encodes a change for an address; incomplete figures are omitted. */
export function writeChange({ rules, values }: Change): string {
  const parts = whatIfFields.flatMap((field) => {
    const value = values[field];
    return value === undefined || Number.isNaN(value) ? [] : [`${field}:${value ?? ''}`];
  });
  return [...parts, ...rules].join(',');
}
