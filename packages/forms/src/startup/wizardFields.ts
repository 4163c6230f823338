import {
  type FieldGroupId,
  type ObjectFieldId,
  type StartupFieldId,
  startupField,
  startupFields,
  type StartupFieldRow,
} from '@aval/contract';

/** What the forms of a startup ask for in one control; the create wizard asks for all but the long descriptions. */
export type WizardFieldId = Exclude<StartupFieldId, ObjectFieldId | 'user_id'>;

export interface WizardField extends StartupFieldRow {
  id: WizardFieldId;
}

/** Every field that has one control in a form. */
export const formFields: readonly WizardField[] = startupFields.filter(isFormField);

export const wizardFields: readonly WizardField[] = formFields.filter((field) => field.wizard);

/** The fields of one group that the wizard asks for, in the order of the screen. */
export function wizardFieldsOf(group: FieldGroupId): readonly WizardField[] {
  return wizardFields.filter((field) => field.group === group);
}

/** The long descriptions of one group, which the wizard does not ask for. */
export function descriptionsOf(group: FieldGroupId): readonly WizardField[] {
  return formFields.filter((field) => field.group === group && field.kind === 'longText' && !field.wizard);
}

/** The row of one field of the forms. */
export function wizardField(id: WizardFieldId): WizardField {
  return { ...startupField(id), id };
}

export function isWizardFieldId(id: string): id is WizardFieldId {
  return wizardFields.some((field) => field.id === id);
}

function isFormField(field: StartupFieldRow): field is WizardField {
  return field.kind !== 'object' && field.id !== 'user_id';
}

/** Whether a figure is typed into the field, so that it may also hold a text that is none. */
export function isTypedFigure({ kind, control, anchors }: WizardField): boolean {
  return kind === 'money' || kind === 'percent' || (control === 'slider' && anchors === undefined);
}
