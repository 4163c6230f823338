import type { CreateStartup } from '@aval/contract';
import { roundTo } from '@aval/metrics';

import type { Answers } from './draft.ts';
import { type WizardField, wizardFields, type WizardFieldId } from './wizardFields.ts';
import { type FieldValue, isDefaulted, wireValue, type WizardValues } from './wizardValues.ts';

const clampedFields: ReadonlySet<WizardFieldId> = new Set([
  'founder_count',
  'team_size',
  'industry_experience_years',
  'competitor_count',
  'cash_runway_months',
]);

type Sent = Exclude<FieldValue, null>;

/**
 * The request body that creates a startup, from the values of a valid form.
 *
 * Counts and durations are clamped to their range, money is rounded to 2 decimals and empty optional fields are
 * omitted. An unconfirmed default is sent with its field name, so that it never counts as a fact.
 *
 * @param options.userId The user who creates it; added as an owner when the form says so.
 * @param options.answers Why figures that contradict each other are right, by the contradiction's id.
 */
export function toCreateBody(
  values: WizardValues,
  options: { currentYear: number; userId: number; answers?: Answers },
): CreateStartup {
  const fields: Partial<Record<WizardFieldId, Sent>> = {};
  const defaulted: WizardFieldId[] = [];
  for (const field of wizardFields) {
    const value = wireValue(field, values, options.currentYear);
    if (value === null) continue;
    fields[field.id] = settled(field, value);
    if (field.evaluated && isDefaulted(field, values, options.currentYear)) defaulted.push(field.id);
  }
  const owners = values.is_owner === true ? [options.userId] : [];
  const answers = Object.entries(options.answers ?? {}).map(([id, text]) => [id, { text }] as const);
  return {
    ...(fields as Omit<CreateStartup, 'defaulted_fields' | 'owners'>),
    defaulted_fields: defaulted,
    owners,
    ...(answers.length > 0 && { answers: Object.fromEntries(answers) }),
  };
}

/** Normalises a value for the request: counts and durations within their range, money in whole cents. */
export function settled<Value extends Sent>(field: WizardField, value: Value): Value | number {
  if (typeof value !== 'number') return value;
  const { min = -Infinity, max = Infinity } = field;
  if (clampedFields.has(field.id)) return Math.min(Math.max(value, min), max);
  return field.kind === 'money' ? roundTo(value, 2) : value;
}
