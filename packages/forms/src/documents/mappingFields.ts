import { type NumberFieldId, startupFields, type StartupFieldRow, type TextFieldId } from '@aval/contract';

export type MappableFieldId = TextFieldId | NumberFieldId | 'is_private';

export interface MappableField extends StartupFieldRow {
  id: MappableFieldId;
}

/** The fields that a value of a document can go into, in the order of the screens. */
export const mappableFields: readonly MappableField[] = startupFields.filter(isMappable);

export function mappableField(id: string): MappableField | undefined {
  return mappableFields.find((field) => field.id === id);
}

/** What a startup cannot do without and nothing stands in for: it is asked for before saving. */
export const askedFields: readonly MappableField[] = mappableFields.filter(
  (field) => field.required && field.importDefault === undefined,
);

/** What is filled in when the document does not say. */
export const defaultedFields: readonly MappableField[] = mappableFields.filter(
  (field) => field.required && field.importDefault !== undefined,
);

/** The field that people know by a name, in either language. */
export function fieldNamed(name: string): MappableField | undefined {
  return mappableFields.find(({ label, mappingLabel = label }) => mappingLabel.en === name || mappingLabel.es === name);
}

/** Whether the field takes a figure as it is typed, in Spanish or English marks. */
export function isFigure({ kind }: MappableField): boolean {
  return ['integer', 'decimal', 'rating', 'unit', 'money', 'percent'].includes(kind);
}

function isMappable(field: StartupFieldRow): field is MappableField {
  return field.mappable;
}
