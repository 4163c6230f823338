import {
  type NumberFieldId,
  type StartupFieldId,
  startupField,
  startupFields,
  type TextFieldId,
} from '../startupFields.ts';

export const textIds = startupFields.map((field) => field.id).filter(isTextId);
export const numberIds = startupFields.map((field) => field.id).filter(isNumberId);

export function isTextId(id: StartupFieldId): id is TextFieldId {
  return ['text', 'longText', 'url'].includes(startupField(id).kind);
}

function isNumberId(id: StartupFieldId): id is NumberFieldId {
  return !isTextId(id) && !['boolean', 'object'].includes(startupField(id).kind);
}

export function shapeOf<Id extends string, Schema>(ids: readonly Id[], schema: Schema): Record<Id, Schema> {
  return shapeBy(ids, () => schema);
}

export function shapeBy<Id extends string, Schema>(
  ids: readonly Id[],
  schemaOf: (id: Id) => Schema,
): Record<Id, Schema> {
  return Object.fromEntries(ids.map((id) => [id, schemaOf(id)])) as Record<Id, Schema>;
}
