import { readFigure } from '@aval/metrics';

import { figureUnit } from './figureUnit.ts';
import { message } from './messages.ts';
import type { Text } from './text.ts';

interface Figure {
  kind: string;
  label: Text;
  unit?: Text;
  max?: number;
}

/**
 * What is wrong with a figure that a form has as a text, because the field could not read it.
 *
 * @param typed The text; anything else is only not a number.
 * @returns A sentence that names the other currency or unit where there is one.
 */
export function figureIssue(field: Figure, typed: unknown): Text {
  const { label } = field;
  const reading = typeof typed === 'string' ? readFigure(typed, figureUnit(field).en) : null;
  if (reading?.status === 'otherCurrency') return message('otherCurrency', { label, found: reading.found });
  if (reading?.status !== 'otherUnit') return message('number', { label });
  const { found, expected } = reading;
  return expected ? message('otherUnit', { label, found, expected }) : message('noUnit', { label, found });
}
