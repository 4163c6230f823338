import { fieldLabel, type Text } from '@aval/contract';

import { joinWords } from './Words.ts';

/** Joins the labels of several fields. */
export function fieldLabels(fields: readonly string[]): Text {
  return joinWords(fields.map(fieldLabel), ', ');
}
