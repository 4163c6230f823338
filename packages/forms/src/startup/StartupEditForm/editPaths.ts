import { type FieldGroupId, startupField } from '@aval/contract';
import type { FieldPath } from 'react-hook-form';

import { isEditFieldId } from '../edit/editFields.ts';
import type { EditValues } from '../edit/editValues.ts';
import { type FactObjectId, factObjectIds } from '../facts/factValues.ts';

/** The section in which the control of a path stands; the first one for a path that has none. */
export function sectionOfPath(path: string): FieldGroupId {
  if (isEditFieldId(path)) return startupField(path).group;
  const object = objectOf(path);
  return object === undefined ? 'general' : startupField(object).group;
}

/** Whether a path that the server names is one of the form's. */
export function isEditPath(path: string): path is FieldPath<EditValues> {
  return isEditFieldId(path) || objectOf(path) !== undefined;
}

function objectOf(path: string): FactObjectId | undefined {
  const [first, second] = path.split('.');
  return factObjectIds.find((id) => id === (first === 'json' ? second : first));
}
