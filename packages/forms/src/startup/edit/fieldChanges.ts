import { startupFieldIssue } from '@aval/contract';

import { settled } from '../toCreateBody.ts';
import type { ValidationOptions } from '../wizard.ts';
import type { WizardField, WizardFieldId } from '../wizardFields.ts';
import { type FieldValue, wireValue, type WizardValues } from '../wizardValues.ts';

/** What a person changed in the fields of a startup, as it is sent. */
export interface FieldChanges {
  fields: { readonly [Id in WizardFieldId]?: FieldValue };
  /** Fields that were given back: from now on nobody states them. */
  defaulted: readonly WizardFieldId[];
}

/** The fields that hold something else than before; spaces around a text are no change. */
export function changedFields(
  fields: readonly WizardField[],
  before: WizardValues,
  now: WizardValues,
): readonly WizardField[] {
  return fields.filter((field) => !Object.is(editedValue(field, before), editedValue(field, now)));
}

/**
 * What is wrong with what was changed. What is stored and left alone is not judged: a startup that came incomplete from
 * a web page can be completed field by field.
 */
export function changeIssues(
  changed: readonly WizardField[],
  now: WizardValues,
  options: ValidationOptions,
): ReadonlyMap<WizardFieldId, string> {
  const issues = new Map<WizardFieldId, string>();
  for (const field of changed) {
    if (isGivenBack(field, now)) continue;
    const issue = startupFieldIssue(field.id, editedValue(field, now), options);
    if (issue !== null) issues.set(field.id, issue);
  }
  return issues;
}

/** What is sent for the changed fields, and nothing else: a field that is sent counts as stated. */
export function fieldChanges(changed: readonly WizardField[], now: WizardValues): FieldChanges {
  const defaulted = changed.filter((field) => isGivenBack(field, now)).map((field) => field.id);
  const sent = changed.map((field) => {
    const value = editedValue(field, now);
    if (defaulted.includes(field.id)) return [field.id, field.importDefault ?? null] as const;
    return [field.id, value === null ? null : settled(field, value)] as const;
  });
  return { fields: Object.fromEntries(sent), defaulted };
}

/** A slider that was answered and is so no longer: the value that stands in for unknown ones takes its place. */
function isGivenBack(field: WizardField, now: WizardValues): boolean {
  return field.control === 'slider' && now[field.id] === null;
}

function editedValue(field: WizardField, values: WizardValues): FieldValue {
  return values[field.id] === null ? null : wireValue(field, values, 0);
}
