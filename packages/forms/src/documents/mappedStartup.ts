import {
  type CreateStartup,
  type ExtractedField,
  factIssue,
  financialsOf,
  type Locale,
  startupFieldIssue,
  withSources,
} from '@aval/contract';
import { startOfYear, type StartupFacts } from '@aval/metrics';
import { type MappingRow, printTypedNumber } from '@aval/ui';

import type { LookupRows } from '../startup/lookups.ts';
import {
  askedFields,
  defaultedFields,
  fieldNamed,
  financialFactOf,
  isFigure,
  mappableField,
  type MappableField,
  type MappableFieldId,
} from './mappingFields.ts';
import { readMappedValue, typedEuros } from './readMappedValue.ts';

/** A row of the mapping with its position in the document. */
export interface DocumentRow extends MappingRow {
  field?: ExtractedField | undefined;
}

export type AskedTexts = { readonly [Id in MappableFieldId]?: string };

export interface MappedStartup {
  /** Error messages by row id. */
  errors: Readonly<Record<string, string>>;
  /** Ids of the rows whose value was corrected, and which therefore no longer come from the document. */
  restated: ReadonlySet<string>;
  /** The missing fields, each with the issue of the current answer. */
  asked: readonly { field: MappableField; issue: string | null }[];
  /** The fields with a default, because the document does not contain them. */
  defaults: readonly { field: MappableField; value: number }[];
  /** The facts for the evaluation, with the document behind those that come from it. */
  facts: StartupFacts & { defaulted_fields: string[] };
  body: Record<string, unknown>;
}

interface MappingScene {
  rows: LookupRows;
  currentYear: number;
  locale: Locale;
}

/**
 * The result of a mapping: the request body that creates the startup, and the remaining issues.
 *
 * A default is sent with its field name, so that it never counts as a fact; values from the document are sent with
 * their quotes. A corrected value is stated by the user and sent without a quote; the same value in another format is
 * still the document's. Revenue by year and cash become financial facts, with the quote of the first of them.
 */
export function mappedStartup(rows: readonly DocumentRow[], answers: AskedTexts, scene: MappingScene): MappedStartup {
  const values = new Map<MappableFieldId, string | number>();
  const sources: Record<string, NonNullable<CreateStartup['field_sources']>[string]> = {};
  const errors: Record<string, string> = {};
  const restated = new Set<string>();
  const taken = new Set<MappableFieldId>();
  const history = new Map<string, number>();
  for (const row of rows) {
    const { target } = row;
    if (target === null) continue;
    const fact = financialFactOf(target);
    if (fact) {
      const value = typedEuros(row.value);
      const issue = factIssue(fact, value, scene.locale);
      if (issue !== null) errors[row.id] = issue;
      else if (typeof value === 'number') history.set(target, value);
      const source = sourceOf(row);
      if (source && value !== typedEuros(row.field ? typedText(row.field, target) : '')) restated.add(row.id);
      else if (source) sources['financials'] ??= source;
      continue;
    }
    const field = mappableField(target);
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
  const stated = {
    ...Object.fromEntries(values),
    ...(history.size > 0 && { financials: financialsOf(history) }),
  };
  const today = startOfYear(scene.currentYear);
  const documented = Object.keys(sources).map((field) => [field, 'document', today] as const);
  return {
    errors,
    restated,
    asked,
    defaults,
    facts: { ...withSources({ ...filled, ...stated }, documented), defaulted_fields: defaulted },
    body: {
      is_private: 1,
      ...filled,
      ...stated,
      defaulted_fields: defaulted,
      ...(Object.keys(sources).length > 0 && { field_sources: sources }),
    },
  };
}

/** The initial rows of a document: each field with its suggested target, which is used once. */
export function documentRows(
  fileId: string,
  fields: readonly ExtractedField[],
  targetOf: (field: ExtractedField) => string | null,
): DocumentRow[] {
  const taken = new Set<string>();
  return fields.map((field, index) => {
    const found = targetOf(field);
    const isKnown = found !== null && (mappableField(found) !== undefined || financialFactOf(found) !== null);
    const target = isKnown && !taken.has(found) ? found : null;
    if (target !== null) taken.add(target);
    return {
      id: `${fileId}-${index}`,
      name: field.name,
      value: typedText(field, target),
      target,
      confidence: field.confidence,
      doubt: field.doubt,
      source: field.quote === '' ? null : { quote: field.quote, place: placeOf(field) },
      field,
    };
  });
}

/**
 * Formats the value as a user would type it. The extractor returns plain numbers, and '2.125' would be parsed as two
 * thousand in Spanish. A figure that is mapped to no field is recognised by its name; a value of no known field is in the
 * document's own words.
 */
export function typedText({ name, value, confidence, path }: ExtractedField, target: string | null): string {
  if (confidence === null) return value;
  if (path !== undefined) return printTypedNumber(Number(value));
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

/** The field's value according to the document, regardless of the current text of the row. */
function extractedValue({ field: extracted }: DocumentRow, field: MappableField, { rows }: MappingScene) {
  return extracted ? readMappedValue(field, typedText(extracted, field.id), rows) : null;
}

function sourceOf({ field }: DocumentRow) {
  if (!field || field.document_id === null) return null;
  const { document_id, page = null, cell = null, quote, confidence } = field;
  return { kind: 'document' as const, document_id, page, cell, quote, confidence };
}
