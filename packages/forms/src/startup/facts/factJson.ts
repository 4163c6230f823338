import {
  financialFactsSchema,
  type Locale,
  message,
  parseInput,
  type Startup,
  teamFactsSchema,
  type Text,
  valuePropositionFactsSchema,
} from '@aval/contract';

import { duplicateKeys } from './duplicateKeys.ts';
import { type FactObjectId, factValuesOf, type FactValues, sentFacts } from './factValues.ts';
import { jsonError } from './jsonError.ts';

/** The result of parsing a JSON view. */
export type ReadFacts = { ok: true; facts: Pick<Startup, FactObjectId> } | { ok: false; issues: JsonIssue[] };

interface JsonIssue {
  /** Empty for the text as a whole. */
  path: string;
  message: string;
}

// Not part of the contract's messages, because those are loaded with every page.
const notObject: Text = {
  en: 'An object is expected here, in braces: { … }',
  es: 'Aquí se espera un objeto, entre llaves: { … }',
};
const duplicateKey: Text = {
  en: 'appears more than once, and only one can be kept',
  es: 'aparece más de una vez, y solo se puede guardar una',
};

const nothing: Pick<Startup, FactObjectId> = { team: null, financials: null, value_proposition: null };

/** Formats the facts of the form as JSON. */
export function factText(id: FactObjectId, values: FactValues): string {
  return JSON.stringify(sentFacts(id, values) ?? {}, null, 2);
}

/**
 * Parses a JSON view and validates it by the API schema.
 *
 * @returns One object of the facts with two empty ones, or the issues of the text.
 */
export function readFacts(id: FactObjectId, text: string, locale: Locale): ReadFacts {
  const json = parseJson(text, locale);
  if ('issue' in json) return { ok: false, issues: [json.issue] };
  if (json.value !== null && (typeof json.value !== 'object' || Array.isArray(json.value)))
    return { ok: false, issues: [{ path: '', message: notObject[locale] }] };
  // Validate first: `duplicateKeys` cannot handle deeply nested texts, which the flat schemas reject.
  const validated = validate(id, json.value, locale);
  if (!validated.ok) return validated;
  const duplicates = duplicateKeys(text);
  if (duplicates.length > 0)
    return {
      ok: false,
      issues: duplicates.map(({ key, path }) => ({ path, message: `${key} ${duplicateKey[locale]}` })),
    };
  return validated;
}

/** The values of a JSON view for the form; null while it is invalid. */
export function valuesOfText(id: FactObjectId, text: string): FactValues | null {
  const read = readFacts(id, text, 'en');
  return read.ok ? factValuesOf(read.facts) : null;
}

function validate(id: FactObjectId, value: unknown, locale: Locale): ReadFacts {
  if (value === null) return { ok: true, facts: nothing };
  if (id === 'team') {
    const parsed = parseInput(teamFactsSchema, value, locale);
    return parsed.ok ? { ok: true, facts: { ...nothing, team: parsed.value } } : parsed;
  }
  if (id === 'financials') {
    const parsed = parseInput(financialFactsSchema, value, locale);
    return parsed.ok ? { ok: true, facts: { ...nothing, financials: parsed.value } } : parsed;
  }
  const parsed = parseInput(valuePropositionFactsSchema, value, locale);
  return parsed.ok ? { ok: true, facts: { ...nothing, value_proposition: parsed.value } } : parsed;
}

/** Validates one object of the form as it would be sent. */
export function storableFacts(id: FactObjectId, values: FactValues): Pick<Startup, FactObjectId> | null {
  const read = validate(id, sentFacts(id, values), 'en');
  return read.ok ? read.facts : null;
}

function parseJson(text: string, locale: Locale): { value: unknown } | { issue: JsonIssue } {
  if (text.trim() === '') return { value: null };
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return { issue: { path: '', message: message('notJson', jsonError(text) ?? { line: 1, column: 1 })[locale] } };
  }
}
