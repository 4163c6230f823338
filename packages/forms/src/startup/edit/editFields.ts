import { ownerEditableFields, ownerProposedFields } from '@aval/contract';

import { formFields, type WizardField, type WizardFieldId } from '../wizardFields.ts';

/** The fields that administrators edit, apart from the structured facts. Ownership is edited elsewhere. */
export const editFields: readonly WizardField[] = formFields.filter((field) => field.id !== 'is_owner');

const ownerFieldIds: ReadonlySet<WizardFieldId> = new Set([...ownerEditableFields, ...ownerProposedFields]);

/** The fields that owners without the admin role edit, or propose to change. */
export const ownerFields: readonly WizardField[] = editFields.filter((field) => ownerFieldIds.has(field.id));

export function isEditFieldId(id: string): id is WizardFieldId {
  return editFields.some((field) => field.id === id);
}
