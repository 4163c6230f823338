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

/** What the text of a JSON view comes down to. */
export type ReadFacts = { ok: true; facts: Pick<Startup, FactObjectId> } | { ok: false; issues: JsonIssue[] };

interface JsonIssue {
  /** Empty for the text as a whole. */
  path: string;
  message: string;
}

// Not among the messages of the contract: those come with every page.
const notObject: Text = {
  en: 'An object is expected here, in braces: { … }',
  es: 'Aquí se espera un objeto, entre llaves: { … }',
};
const standsTwice: Text = {
  en: 'stands here more than once, and only one can be kept',
  es: 'aparece más de una vez, y solo se puede guardar una',
};

const nothing: Pick<Startup, FactObjectId> = { team: null, financials: null, value_proposition: null };

/** The facts of the form as an expert reads and edits them. */
export function factText(id: FactObjectId, values: FactValues): string {
  return JSON.stringify(sentFacts(id, values) ?? {}, null, 2);
}

/**
 * Reads the text of a JSON view by the schema of the call.
 *
 * @returns One object of the facts beside two empty ones, or what is wrong with the text.
 */
export function readFacts(id: FactObjectId, text: string, locale: Locale): ReadFacts {
  const json = parseJson(text, locale);
  if ('issue' in json) return { ok: false, issues: [json.issue] };
  if (json.value !== null && (typeof json.value !== 'object' || Array.isArray(json.value)))
    return { ok: false, issues: [{ path: '', message: notObject[locale] }] };
  // A deep text would be too much for what looks for doubled keys; those of the schemas are flat.
  const judged = judge(id, json.value, locale);
  if (!judged.ok) return judged;
  const doubled = duplicateKeys(text);
  if (doubled.length > 0)
    return {
      ok: false,
      issues: doubled.map(({ key, path }) => ({ path, message: `${key} ${standsTwice[locale]}` })),
    };
  return judged;
}

/** The text of a JSON view as the form holds it; null while it is wrong. */
export function valuesOfText(id: FactObjectId, text: string): FactValues | null {
  const read = readFacts(id, text, 'en');
  return read.ok ? factValuesOf(read.facts) : null;
}

function judge(id: FactObjectId, value: unknown, locale: Locale): ReadFacts {
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

/** Judges what the form would send of one object. */
export function storableFacts(id: FactObjectId, values: FactValues): Pick<Startup, FactObjectId> | null {
  const read = judge(id, sentFacts(id, values), 'en');
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
