import { isStartupFieldId, startupField, type Text } from '@aval/contract';

import { joinWords } from './Words.ts';

/** What a field is called on the screens; a name that is none of them as it is. */
export function fieldLabel(field: string): Text {
  return isStartupFieldId(field) ? startupField(field).label : { en: field, es: field };
}

/** Several fields as one text. */
export function fieldLabels(fields: readonly string[]): Text {
  return joinWords(fields.map(fieldLabel), ', ');
}
