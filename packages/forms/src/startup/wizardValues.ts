import { isBlank } from '@aval/contract';

import { typedYear } from './typedYear.ts';
import { formFields, type WizardField, type WizardFieldId } from './wizardFields.ts';

/**
 * The value of a form field: a string for texts, URLs and the year as typed; a number for selects, sliders and amounts,
 * or the invalid text as typed; 0 or 1, or a boolean, for switches; false for an amount whose switch states 0. In a field with a default, null means unanswered:
 * the default applies, and is reported as such.
 */
export type FieldValue = string | number | boolean | null;

export type WizardValues = Record<WizardFieldId, FieldValue>;

/** The initial values of a new form: nothing is answered. */
export function emptyValues(): WizardValues {
  return Object.fromEntries(formFields.map((field) => [field.id, emptyValue(field)])) as WizardValues;
}

/** The default of an unanswered field; undefined for a field without one. */
export function defaultOf(field: WizardField, currentYear: number): number | undefined {
  if (field.kind === 'year') return currentYear;
  return typeof field.default === 'number' && field.kind !== 'boolean' ? field.default : undefined;
}

/** Whether the field has an unconfirmed default. */
export function isDefaulted(field: WizardField, values: WizardValues, currentYear: number): boolean {
  return values[field.id] === null && defaultOf(field, currentYear) !== undefined;
}

/**
 * The value of one field in the API: trimmed texts, the year as a number, the default for unanswered fields.
 *
 * @returns null when the field is empty; NaN, or the text itself, for an invalid number; the text of a typed
 *   number that is not above 0 where only a switch may state 0.
 */
export function wireValue(field: WizardField, values: WizardValues, currentYear: number): FieldValue {
  const value = values[field.id];
  if (value === null) return defaultOf(field, currentYear) ?? null;
  if (field.zero !== undefined && typeof value !== 'string') return statedZero(value);
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  if (field.kind !== 'year') return text;
  return typedYear(text) ?? Number.NaN;
}

function statedZero(value: number | boolean): number | string {
  if (value === false) return 0;
  return Number(value) <= 0 ? String(value) : Number(value);
}

/** Whether the field has been answered. */
export function isAnswered(field: WizardField, values: WizardValues): boolean {
  const value = values[field.id];
  return !isBlank(value) && !Number.isNaN(value);
}

function emptyValue(field: WizardField): FieldValue {
  if (field.kind === 'boolean') return field.default ?? false;
  return field.kind === 'text' || field.kind === 'longText' || field.kind === 'url' ? '' : null;
}
