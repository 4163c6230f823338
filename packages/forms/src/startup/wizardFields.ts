import {
  type FieldGroupId,
  type ObjectFieldId,
  type StartupFieldId,
  startupField,
  startupFields,
  type StartupFieldRow,
} from '@aval/contract';

/** Fields with one control in the forms of a startup; the create wizard omits the long descriptions. */
export type WizardFieldId = Exclude<StartupFieldId, ObjectFieldId | 'user_id'>;

export interface WizardField extends StartupFieldRow {
  id: WizardFieldId;
}

/** All fields with one control in a form. */
export const formFields: readonly WizardField[] = startupFields.filter(isFormField);

export const wizardFields: readonly WizardField[] = formFields.filter((field) => field.wizard);

/** The fields of one group in the wizard, in screen order. */
export function wizardFieldsOf(group: FieldGroupId): readonly WizardField[] {
  return wizardFields.filter((field) => field.group === group);
}

/** The long descriptions of one group, which the wizard omits. */
export function descriptionsOf(group: FieldGroupId): readonly WizardField[] {
  return formFields.filter((field) => field.group === group && field.kind === 'longText' && !field.wizard);
}

/** The definition of one field. */
export function wizardField(id: WizardFieldId): WizardField {
  return { ...startupField(id), id };
}

export function isWizardFieldId(id: string): id is WizardFieldId {
  return wizardFields.some((field) => field.id === id);
}

function isFormField(field: StartupFieldRow): field is WizardField {
  return field.kind !== 'object' && field.id !== 'user_id';
}

/** Whether the field accepts a typed figure, so that it may also contain an invalid text. */
export function isTypedFigure({ kind, control, anchors }: WizardField): boolean {
  return kind === 'money' || kind === 'percent' || (control === 'slider' && anchors === undefined);
}
