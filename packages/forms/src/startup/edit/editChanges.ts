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
  /** The ids of contradictions whose reason was given, changed or withdrawn. */
  answers: readonly string[];
}

/** One issue: the path of its control, and its section. */
export interface EditIssue {
  path: string;
  section: WizardField['group'];
  label: string;
  message: string;
}

export function changesBetween(before: EditValues, now: EditValues): EditChanges {
  return {
    fields: changedFields(editFields, before, now),
    objects: changedObjects(before, now),
    answers: changedAnswers(before, now),
  };
}

export function changeCount({ fields, objects, answers }: EditChanges): number {
  return fields.length + objects.length + answers.length;
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
    ...(changes.answers.length > 0 && { answers: sentAnswers(changes.answers, now) }),
  };
}

/**
 * Rebases the form on a reloaded startup: the user's changes stay, everything else is updated.
 *
 * @param before The values of the form before the changes.
 */
export function rebased(before: EditValues, now: EditValues, fresh: EditValues): EditValues {
  const { fields, objects, answers } = changesBetween(before, now);
  const keptFields: [WizardFieldId, EditValues[WizardFieldId]][] = fields.map(({ id }) => [id, now[id]]);
  const kept = Object.fromEntries([...keptFields, ...objects.map((id) => [id, now[id]] as const)]);
  const json = Object.fromEntries(objects.map((id) => [id, now.json[id]] as const));
  return { ...fresh, ...kept, json: { ...fresh.json, ...json }, answers: rebasedAnswers(answers, now, fresh) };
}

function changedAnswers(before: EditValues, now: EditValues): string[] {
  const ids = new Set([...Object.keys(before.answers), ...Object.keys(now.answers)]);
  return [...ids].filter((id) => before.answers[id] !== now.answers[id]);
}

function sentAnswers(changed: readonly string[], { answers }: EditValues) {
  return Object.fromEntries(changed.map((id) => [id, id in answers ? { text: answers[id] } : null]));
}

function rebasedAnswers(changed: readonly string[], now: EditValues, fresh: EditValues): Record<string, string> {
  const standing = Object.entries(fresh.answers).filter(([id]) => !changed.includes(id));
  return { ...Object.fromEntries(standing), ...Object.fromEntries(changed.flatMap((id) => entryOf(now.answers, id))) };
}

function entryOf(answers: Readonly<Record<string, string>>, id: string): [string, string][] {
  const text = answers[id];
  return text === undefined ? [] : [[id, text]];
}
