import { type FieldGroupId, startupField } from '@aval/contract';
import type { FieldPath } from 'react-hook-form';

import { isEditFieldId } from '../edit/editFields.ts';
import type { EditValues } from '../edit/editValues.ts';
import { type FactObjectId, factObjectIds } from '../facts/factValues.ts';

/** The section that contains the control of a path; the first one for an unknown path. */
export function sectionOfPath(path: string): FieldGroupId {
  if (isEditFieldId(path)) return startupField(path).group;
  const object = objectOf(path);
  return object === undefined ? 'general' : startupField(object).group;
}

/** Whether a path from the server belongs to the form. */
export function isEditPath(path: string): path is FieldPath<EditValues> {
  return isEditFieldId(path) || objectOf(path) !== undefined;
}

function objectOf(path: string): FactObjectId | undefined {
  const [first, second] = path.split('.');
  return factObjectIds.find((id) => id === (first === 'json' ? second : first));
}
