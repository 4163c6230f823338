import { isBlank } from '@aval/contract';

import { typedYear } from './typedYear.ts';
import { formFields, type WizardField, type WizardFieldId } from './wizardFields.ts';

/**
 * What a field of the form holds: text for texts, addresses and the year as they are typed; a number for choices, sliders
 * and amounts, and the text itself where what is typed is none; 0 or 1, or a boolean, for switches.
 * In a field that has a default, null says that nobody has answered: the default stands, and is reported as such.
 */
export type FieldValue = string | number | boolean | null;

export type WizardValues = Record<WizardFieldId, FieldValue>;

/** The values a new form starts with: nothing is answered yet. */
export function emptyValues(): WizardValues {
  return Object.fromEntries(formFields.map((field) => [field.id, emptyValue(field)])) as WizardValues;
}

/** The number that stands in the record while nobody has answered; undefined for a field without a default. */
export function defaultOf(field: WizardField, currentYear: number): number | undefined {
  if (field.kind === 'year') return currentYear;
  return typeof field.default === 'number' && field.kind !== 'boolean' ? field.default : undefined;
}

/** Whether the field's default stands because nobody has answered or confirmed it. */
export function isDefaulted(field: WizardField, values: WizardValues, currentYear: number): boolean {
  return values[field.id] === null && defaultOf(field, currentYear) !== undefined;
}

/**
 * The value of one field as it travels: texts trimmed, the year as a number, the default where nobody has answered.
 *
 * @returns null when the field is empty; NaN, or the text itself, when what is typed is no number.
 */
export function wireValue(field: WizardField, values: WizardValues, currentYear: number): FieldValue {
  const value = values[field.id];
  if (value === null) return defaultOf(field, currentYear) ?? null;
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  if (field.kind !== 'year') return text;
  return typedYear(text) ?? Number.NaN;
}

/** Whether a person has given the field a value. */
export function isAnswered(field: WizardField, values: WizardValues): boolean {
  const value = values[field.id];
  return !isBlank(value) && !Number.isNaN(value);
}

function emptyValue(field: WizardField): FieldValue {
  if (field.kind === 'boolean') return field.default ?? false;
  return field.kind === 'text' || field.kind === 'longText' || field.kind === 'url' ? '' : null;
}
