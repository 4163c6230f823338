import {
  type FieldGroupId,
  type ObjectFieldId,
  type StartupFieldId,
  startupField,
  startupFields,
  type StartupFieldRow,
} from '@aval/contract';

type Described = 'product_description' | 'market_description' | 'team_description' | 'financial_description';

/** What the create wizard asks for. */
export type WizardFieldId = Exclude<StartupFieldId, ObjectFieldId | Described | 'user_id'>;

export interface WizardField extends StartupFieldRow {
  id: WizardFieldId;
}

export const wizardFields: readonly WizardField[] = startupFields.filter(isWizardField);

/** The fields of one group that the wizard asks for, in the order of the screen. */
export function wizardFieldsOf(group: FieldGroupId): readonly WizardField[] {
  return wizardFields.filter((field) => field.group === group);
}

/** The row of one field of the wizard. */
export function wizardField(id: WizardFieldId): WizardField {
  return { ...startupField(id), id };
}

export function isWizardFieldId(id: string): id is WizardFieldId {
  return wizardFields.some((field) => field.id === id);
}

function isWizardField(field: StartupFieldRow): field is WizardField {
  return field.wizard;
}
