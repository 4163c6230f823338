import { figureUnit } from '@aval/contract';
import { parseTypedNumber } from '@aval/ui';

import { lookupLabel, type LookupRows } from '../startup/lookups.ts';
import { typedYear } from '../startup/typedYear.ts';
import type { MappableField } from './mappingFields.ts';

const yes = /^(1|yes|true|sí|si|private|privada|privado)$/i;
const no = /^(0|no|false|public|pública|público|publica|publico)$/i;

/**
 * Parses the text of a document into the value that the field stores.
 *
 * @returns null for an empty text; the text itself when it is invalid, so that the table can reject it.
 */
export function readMappedValue(field: MappableField, text: string, rows: LookupRows): string | number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'url':
      return trimmed;
    case 'boolean':
      return yes.test(trimmed) ? 1 : no.test(trimmed) ? 0 : trimmed;
    case 'choice':
      return choiceIn(field, trimmed, rows) ?? figureIn(trimmed, '');
    case 'year':
      return typedYear(trimmed) ?? trimmed;
    default:
      return figureIn(trimmed, figureUnit(field).en);
  }
}

/** Reads an amount in euros; returns null for an empty text and the text itself when it is none. */
export function typedEuros(text: string): string | number | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : figureIn(trimmed, '€');
}

function choiceIn(field: MappableField, text: string, rows: LookupRows): number | undefined {
  const list = field.lookup === undefined ? [] : (rows[field.lookup] ?? []);
  return list.find((row) => isSameText(lookupLabel(row), text))?.id;
}

function figureIn(text: string, unit: string): number | string {
  const figure = parseTypedNumber(text, unit);
  return figure === null || Number.isNaN(figure) ? text : figure;
}

function isSameText(one: string, other: string): boolean {
  return one.localeCompare(other, 'es', { sensitivity: 'base' }) === 0;
}
