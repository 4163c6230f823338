import { isStartupFieldId, type StartupFieldId } from '@aval/contract';
import { load } from 'cheerio';

import type { Source } from '../../extraction/Candidate.ts';
import { extractFacts, type Fact } from '../../extraction/extractFacts.ts';
import { isPossible, valueBeside } from '../../extraction/fieldValues.ts';
import { labelWords } from '../../extraction/fold.ts';
import { languageOf } from '../../extraction/language.ts';
import { type Passage, textOf } from '../../extraction/passages.ts';
import { exactly, type StatedValue } from '../../extraction/StatedValue.ts';
import { pagePassages } from './pagePassages.ts';
import { markedUp } from './structuredData.ts';

/** Structured data about an organisation gives its name reliably; data about a page does not. */
const sureConfidence = 90;

/**
 * The facts of a page from its structured data (JSON-LD, microdata, OpenGraph) and its text.
 *
 * Where both disagree, structured data wins for names and addresses; other fields stay empty.
 */
export function readPage(html: string, url: string, asOfYear: number): { passages: Passage[]; facts: Fact[] } {
  const $ = load(html);
  const data = markedUp($, url);
  const passages = pagePassages($);
  const source: Source = { language: languageOf(textOf(passages)), names: [], asOfYear, vocabulary: new Set() };
  const stated = new Map<StartupFieldId, Fact>();
  for (const { field, words, quote, confidence } of data) {
    if (!isStartupFieldId(field) || stated.has(field)) continue;
    const isSure = confidence >= sureConfidence;
    const value = valueBeside(field, words, source) ?? (isSure ? smallName(field, words, source) : null);
    if (value) stated.set(field, { field, value: value.value, confidence, page: 1, cell: null, quote });
  }
  const own = stated.get('name');
  const hint: Passage[] = own
    ? [{ text: `Startup: ${own.value}`, page: 1, cells: null, table: null, isHeading: false }]
    : [];
  for (const fact of extractFacts([...hint, ...passages], asOfYear)) {
    const known = stated.get(fact.field);
    if (!known) stated.set(fact.field, fact);
    else if (isContradicted(known, fact)) stated.delete(fact.field);
  }
  return { passages: [...quotePassages(data), ...passages], facts: [...stated.values()] };
}

/** Accepts a name that starts or ends in lower case: in structured data it is a name, in prose part of a sentence. */
function smallName(field: StartupFieldId, words: string, source: Source): StatedValue | null {
  const isName =
    field === 'name' && /^[\p{L}\d][^\s|:–—]*(?: [\p{L}\d&][^\s|:–—]*){0,2}$/u.test(words) && /\p{L}/u.test(words);
  return isName && isPossible(field, words, source) ? exactly(words) : null;
}

/** Whether numbers differ; names and addresses may be written in several ways. */
function isContradicted(known: Fact, other: Fact): boolean {
  if (typeof known.value !== 'number' || typeof other.value !== 'number') return false;
  return known.value !== other.value && labelWords(known.quote).length > 0;
}

/** The structured data as passages, so that its quotes are found in the text of the page. */
function quotePassages(data: readonly { quote: string }[]): Passage[] {
  const quotes = [...new Set(data.map(({ quote }) => quote))];
  return quotes.map((text) => ({ text, page: 1, cells: null, table: null, isHeading: false }));
}
