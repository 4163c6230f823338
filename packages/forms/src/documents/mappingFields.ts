import {
  capitalFacts,
  type FactField,
  financialFact,
  type NumberFieldId,
  revenueFacts,
  startupFields,
  type StartupFieldRow,
  type TextFieldId,
} from '@aval/contract';

export type MappableFieldId = TextFieldId | NumberFieldId | 'is_private';

export interface MappableField extends StartupFieldRow {
  id: MappableFieldId;
}

/** The fields that a value can be mapped to, in form order. */
export const mappableFields: readonly MappableField[] = startupFields.filter(isMappable);

export function mappableField(id: string): MappableField | undefined {
  return mappableFields.find((field) => field.id === id);
}

/** Required fields without a default: the user must fill them in before saving. */
export const askedFields: readonly MappableField[] = mappableFields.filter(
  (field) => field.required && field.importDefault === undefined,
);

/** Fields with a default for when the document does not contain them. */
export const defaultedFields: readonly MappableField[] = mappableFields.filter(
  (field) => field.required && field.importDefault !== undefined,
);

/** The field with this label, in either language. */
export function fieldNamed(name: string): MappableField | undefined {
  return mappableFields.find(({ label, mappingLabel = label }) => mappingLabel.en === name || mappingLabel.es === name);
}

/** Whether the field takes a typed figure, in Spanish or English notation. */
export function isFigure({ kind }: MappableField): boolean {
  return ['integer', 'decimal', 'rating', 'unit', 'money', 'percent'].includes(kind);
}

function isMappable(field: StartupFieldRow): field is MappableField {
  return field.mappable;
}

/** The fact that a value with this target states; null for a target that is a field of its own. */
export function financialFactOf(target: string): FactField | null {
  const fact = financialFact(target);
  if (!fact) return null;
  return fact.id === 'cash_in_bank' ? capitalFacts.cash_in_bank : revenueFacts.revenue;
}
