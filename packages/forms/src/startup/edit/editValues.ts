import type { Startup } from '@aval/contract';

import { formValue } from '../../contradictions/formValue.ts';
import { type FactObjectId, factValuesOf, type FactValues } from '../facts/factValues.ts';
import type { UnconfirmedDefaults } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';
import { emptyValues, type FieldValue, type WizardValues } from '../wizardValues.ts';
import { editFields } from './editFields.ts';

/**
 * The values that administrators edit: the fields, the structured facts, the text of each open JSON view, and the
 * reasons for figures that contradict each other.
 */
export type EditValues = WizardValues &
  FactValues & { json: Record<FactObjectId, string | null>; answers: Record<string, string> };

/** The initial values of the whole edit form. */
export function wholeEditValuesOf(startup: Startup): EditValues {
  return {
    ...editValuesOf(startup),
    ...factValuesOf(startup),
    json: { team: null, financials: null, value_proposition: null },
    answers: answersOf(startup),
  };
}

function answersOf({ answers }: Startup): Record<string, string> {
  const texts = Object.entries(answers).flatMap(([id, { text }]) => (text === null ? [] : [[id, text] as const]));
  return Object.fromEntries(texts);
}

/** The initial values of an edit form: the stored values, and null for unstated ones. */
export function editValuesOf(startup: Startup): WizardValues {
  const held = editFields.map((field) => [field.id, heldValue(field, startup)] as const);
  return { ...emptyValues(), ...Object.fromEntries(held) };
}

/** The stored numbers that are unconfirmed defaults. */
export function unconfirmedDefaultsOf(startup: Startup): UnconfirmedDefaults {
  const standing = editFields.flatMap((field) => {
    const value = startup[field.id];
    return isUnconfirmed(field, startup) && typeof value === 'number' ? [[field.id, value] as const] : [];
  });
  return Object.fromEntries(standing);
}

function isUnconfirmed(field: WizardField, startup: Startup): boolean {
  return field.evaluated && startup.defaulted_fields.includes(field.id);
}

function heldValue(field: WizardField, startup: Startup): FieldValue {
  const value = startup[field.id];
  if (field.kind === 'text' || field.kind === 'longText' || field.kind === 'url') return value ?? '';
  if (value === null || isUnconfirmed(field, startup)) return null;
  return typeof value === 'number' ? formValue(field.id, value) : value;
}
