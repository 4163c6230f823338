import { startupField } from '@aval/contract';

import type { FactObjectId } from '../facts/factValues.ts';
import type { ValidationOptions } from '../wizard.ts';
import type { WizardField, WizardFieldId } from '../wizardFields.ts';
import { wizardField } from '../wizardFields.ts';
import { editFields } from './editFields.ts';
import type { EditValues } from './editValues.ts';
import { changedObjects, objectChanges, objectIssues } from './factChanges.ts';
import { changedFields, changeIssues, fieldChanges } from './fieldChanges.ts';

/** The changes of the whole form. */
export interface EditChanges {
  fields: readonly WizardField[];
  objects: readonly FactObjectId[];
}

/** One issue: the path of its control, and its section. */
export interface EditIssue {
  path: string;
  section: WizardField['group'];
  label: string;
  message: string;
}

export function changesBetween(before: EditValues, now: EditValues): EditChanges {
  return { fields: changedFields(editFields, before, now), objects: changedObjects(before, now) };
}

export function changeCount({ fields, objects }: EditChanges): number {
  return fields.length + objects.length;
}

/** The issues of the changes, by section. */
export function editIssues(changes: EditChanges, now: EditValues, options: ValidationOptions): readonly EditIssue[] {
  const fields = [...changeIssues(changes.fields, now, options)].map(([id, message]): EditIssue => {
    const { group, label } = wizardField(id);
    return { path: id, section: group, label: label[options.locale], message };
  });
  const objects = objectIssues(changes.objects, now, options).map(({ object, path, message }): EditIssue => {
    const { group, label } = startupField(object);
    return { path, section: group, label: label[options.locale], message };
  });
  return [...fields, ...objects];
}

/** The request body with the changes; untouched fields are omitted. */
export function editBody(changes: EditChanges, now: EditValues): Record<string, unknown> {
  const { fields, defaulted } = fieldChanges(changes.fields, now);
  return {
    ...fields,
    ...objectChanges(changes.objects, now),
    ...(defaulted.length > 0 && { defaulted_fields: defaulted }),
  };
}

/**
 * Rebases the form on a reloaded startup: the user's changes stay, everything else is updated.
 *
 * @param before The values of the form before the changes.
 */
export function rebased(before: EditValues, now: EditValues, fresh: EditValues): EditValues {
  const { fields, objects } = changesBetween(before, now);
  const keptFields: [WizardFieldId, EditValues[WizardFieldId]][] = fields.map(({ id }) => [id, now[id]]);
  const kept = Object.fromEntries([...keptFields, ...objects.map((id) => [id, now[id]] as const)]);
  const json = Object.fromEntries(objects.map((id) => [id, now.json[id]] as const));
  return { ...fresh, ...kept, json: { ...fresh.json, ...json } };
}
