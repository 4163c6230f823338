import type { Startup } from '@aval/contract';

import { type FactObjectId, factValuesOf, type FactValues } from '../facts/factValues.ts';
import type { StandingDefaults } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';
import { emptyValues, type FieldValue, type WizardValues } from '../wizardValues.ts';
import { editFields } from './editFields.ts';

/** Everything an administrator edits: the fields, the structured facts, and the text of each JSON view that is open. */
export type EditValues = WizardValues & FactValues & { json: Record<FactObjectId, string | null> };

/** The values of the whole edit form as it starts. */
export function wholeEditValuesOf(startup: Startup): EditValues {
  return {
    ...editValuesOf(startup),
    ...factValuesOf(startup),
    json: { team: null, financials: null, value_proposition: null },
  };
}

/** The values an edit form starts with: what is stored, and nothing where nobody has stated it. */
export function editValuesOf(startup: Startup): WizardValues {
  const held = editFields.map((field) => [field.id, heldValue(field, startup)] as const);
  return { ...emptyValues(), ...Object.fromEntries(held) };
}

/** The numbers that are stored although nobody has stated them. */
export function standingDefaultsOf(startup: Startup): StandingDefaults {
  const standing = editFields.flatMap((field) => {
    const value = startup[field.id];
    return isStanding(field, startup) && typeof value === 'number' ? [[field.id, value] as const] : [];
  });
  return Object.fromEntries(standing);
}

function isStanding(field: WizardField, startup: Startup): boolean {
  return field.evaluated && startup.defaulted_fields.includes(field.id);
}

function heldValue(field: WizardField, startup: Startup): FieldValue {
  const value = startup[field.id];
  if (field.kind === 'text' || field.kind === 'longText' || field.kind === 'url') return value ?? '';
  if (value === null || isStanding(field, startup)) return null;
  return field.kind === 'year' ? String(value) : value;
}
