import { type CreateStartup, type ExtractedField, type Locale, startupFieldIssue } from '@aval/contract';
import type { StartupFacts } from '@aval/metrics';
import { type MappingRow, printTypedNumber } from '@aval/ui';

import type { LookupRows } from '../startup/lookups.ts';
import {
  askedFields,
  defaultedFields,
  fieldNamed,
  isFigure,
  mappableField,
  type MappableField,
  type MappableFieldId,
} from './mappingFields.ts';
import { readMappedValue } from './readMappedValue.ts';

/** A row of the mapping with the place in the document that it came from. */
export interface DocumentRow extends MappingRow {
  field?: ExtractedField | undefined;
}

export type AskedTexts = { readonly [Id in MappableFieldId]?: string };

export interface MappedStartup {
  /** What is wrong with a row's value, by the row's id. */
  errors: Readonly<Record<string, string>>;
  /** Ids of the rows whose value somebody corrected: it is theirs by now, not the document's. */
  restated: ReadonlySet<string>;
  /** What has to be asked for, each with what is wrong with the answer so far. */
  asked: readonly { field: MappableField; issue: string | null }[];
  /** What is filled in because the document does not say. */
  defaults: readonly { field: MappableField; value: number }[];
  /** What the evaluation knows of it. */
  facts: StartupFacts & { defaulted_fields: string[] };
  body: Record<string, unknown>;
}

interface MappingScene {
  rows: LookupRows;
  currentYear: number;
  locale: Locale;
}

/**
 * What a mapping comes down to: the startup that it creates and what still stands in its way.
 *
 * A default is sent together with its name, so that it never passes for a fact; what the document says is sent with
 * the words it says it in. A value that somebody corrected is what that person states, and is sent without them; the
 * same value written otherwise is still the document's.
 */
export function mappedStartup(rows: readonly DocumentRow[], answers: AskedTexts, scene: MappingScene): MappedStartup {
  const values = new Map<MappableFieldId, string | number>();
  const sources: Record<string, NonNullable<CreateStartup['field_sources']>[string]> = {};
  const errors: Record<string, string> = {};
  const restated = new Set<string>();
  const taken = new Set<MappableFieldId>();
  for (const row of rows) {
    const field = row.target === null ? undefined : mappableField(row.target);
    if (!field) continue;
    taken.add(field.id);
    const value = readMappedValue(field, row.value, scene.rows);
    const issue = issueOf(field, value, scene);
    if (issue !== null) errors[row.id] = issue;
    else if (value !== null) values.set(field.id, value);
    const source = sourceOf(row);
    if (value === null || !source) continue;
    if (value === extractedValue(row, field, scene)) sources[field.id] = source;
    else restated.add(row.id);
  }
  const asked = askedFields
    .filter((field) => !taken.has(field.id))
    .map((field) => {
      const value = readMappedValue(field, answers[field.id] ?? '', scene.rows);
      const issue = issueOf(field, value, scene);
      if (issue === null && value !== null) values.set(field.id, value);
      return { field, issue };
    });
  const defaults = defaultedFields
    .filter((field) => !taken.has(field.id))
    .map((field) => ({ field, value: field.importDefault ?? 0 }));
  const defaulted = defaults.filter(({ field }) => field.evaluated).map(({ field }) => field.id);
  const filled = Object.fromEntries(defaults.map(({ field, value }) => [field.id, value]));
  const stated = Object.fromEntries(values);
  return {
    errors,
    restated,
    asked,
    defaults,
    facts: { ...filled, ...stated, defaulted_fields: defaulted },
    body: {
      is_private: 1,
      ...filled,
      ...stated,
      defaulted_fields: defaulted,
      ...(Object.keys(sources).length > 0 && { field_sources: sources }),
    },
  };
}

/** The rows of a document as they open: each field under the target that was found for it, taken once. */
export function documentRows(
  fileId: string,
  fields: readonly ExtractedField[],
  targetOf: (field: ExtractedField) => string | null,
): DocumentRow[] {
  const taken = new Set<string>();
  return fields.map((field, index) => {
    const found = targetOf(field);
    const target = found !== null && mappableField(found) && !taken.has(found) ? found : null;
    if (target !== null) taken.add(target);
    return {
      id: `${fileId}-${index}`,
      name: field.name,
      value: typedText(field, target),
      target,
      confidence: field.confidence,
      source: field.quote === '' ? null : { quote: field.quote, place: placeOf(field) },
      field,
    };
  });
}

/**
 * The value as a person would type it. A reader gives plain numbers, and '2.125' would be taken for two thousand when it
 * is read as a typed figure. A figure that went into no field is still known by its name.
 */
export function typedText({ name, value }: ExtractedField, target: string | null): string {
  const field = target === null ? fieldNamed(name) : mappableField(target);
  const isPlain = value !== '' && String(Number(value)) === value && Number.isFinite(Number(value));
  return field && isPlain && isFigure(field) ? printTypedNumber(Number(value)) : value;
}

function placeOf({ page, cell }: ExtractedField): string | undefined {
  if (page !== null && page !== undefined) return `p. ${page}`;
  return cell ?? undefined;
}

function issueOf(field: MappableField, value: string | number | null, { currentYear, locale }: MappingScene) {
  return startupFieldIssue(field.id, value, { currentYear, locale });
}

/** What the document says the field is, whatever stands in the row by now. */
function extractedValue({ field: extracted }: DocumentRow, field: MappableField, { rows }: MappingScene) {
  return extracted ? readMappedValue(field, typedText(extracted, field.id), rows) : null;
}

function sourceOf({ field }: DocumentRow) {
  if (!field || field.document_id === null) return null;
  const { document_id, page = null, cell = null, quote, confidence } = field;
  return { kind: 'document' as const, document_id, page, cell, quote, confidence };
}
