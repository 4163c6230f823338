import { ownerEditableFields } from '@aval/contract';

import { formFields, type WizardField, type WizardFieldId } from '../wizardFields.ts';

/** What an administrator edits, apart from the structured facts. Who owns a startup is changed elsewhere. */
export const editFields: readonly WizardField[] = formFields.filter((field) => field.id !== 'is_owner');

const ownerFieldIds: ReadonlySet<WizardFieldId> = new Set(ownerEditableFields);

/** What an owner who is no administrator edits. */
export const ownerFields: readonly WizardField[] = editFields.filter((field) => ownerFieldIds.has(field.id));

export function isEditFieldId(id: string): id is WizardFieldId {
  return editFields.some((field) => field.id === id);
}
