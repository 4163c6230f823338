import { isStartupFieldId, startupField, type Text } from '@aval/contract';

import { joinWords } from './Words.ts';

/** The label of a field; unknown names stay unchanged. */
export function fieldLabel(field: string): Text {
  return isStartupFieldId(field) ? startupField(field).label : { en: field, es: field };
}

/** Joins the labels of several fields. */
export function fieldLabels(fields: readonly string[]): Text {
  return joinWords(fields.map(fieldLabel), ', ');
}
