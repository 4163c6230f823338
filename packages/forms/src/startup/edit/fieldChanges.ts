import { startupFieldIssue } from '@aval/contract';

import { settled } from '../toCreateBody.ts';
import type { ValidationOptions } from '../wizard.ts';
import type { WizardField, WizardFieldId } from '../wizardFields.ts';
import { type FieldValue, wireValue, type WizardValues } from '../wizardValues.ts';

/** The changed fields of a startup, as sent. */
export interface FieldChanges {
  fields: { readonly [Id in WizardFieldId]?: FieldValue };
  /** Fields that were reset to their default. */
  defaulted: readonly WizardFieldId[];
}

/** The changed fields; surrounding whitespace is ignored. */
export function changedFields(
  fields: readonly WizardField[],
  before: WizardValues,
  now: WizardValues,
): readonly WizardField[] {
  return fields.filter((field) => !Object.is(editedValue(field, before), editedValue(field, now)));
}

/**
 * The issues of the changes. Untouched stored values are not validated, so that an incomplete imported startup can be
 * completed field by field.
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

/** The values of the changed fields only, because a field that is sent counts as stated. */
export function fieldChanges(changed: readonly WizardField[], now: WizardValues): FieldChanges {
  const defaulted = changed.filter((field) => isGivenBack(field, now)).map((field) => field.id);
  const sent = changed.map((field) => {
    const value = editedValue(field, now);
    if (defaulted.includes(field.id)) return [field.id, field.importDefault ?? null] as const;
    return [field.id, value === null ? null : settled(field, value)] as const;
  });
  return { fields: Object.fromEntries(sent), defaulted };
}

/** A slider whose answer was removed: it is reset to the default for unknown values. */
function isGivenBack(field: WizardField, now: WizardValues): boolean {
  return field.control === 'slider' && now[field.id] === null;
}

function editedValue(field: WizardField, values: WizardValues): FieldValue {
  return values[field.id] === null ? null : wireValue(field, values, 0);
}
