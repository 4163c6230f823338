import { isStartupFieldId, type StartupFieldId } from '@aval/contract';
import { type CheerioAPI, load } from 'cheerio';

import type { Source } from '../../extraction/Candidate.ts';
import { type Fact, type Findings, inDispute, readFacts } from '../../extraction/extractFacts.ts';
import { paragraph, type Passage, textOf } from '../../extraction/layout/passages.ts';
import { countOf } from '../../extraction/names/nameWords.ts';
import { isPossible, valueBeside } from '../../extraction/values/fieldValues.ts';
import { isNoText } from '../../extraction/values/noValue.ts';
import { exactly, type StatedValue } from '../../extraction/values/StatedValue.ts';
import { fold, labelWords } from '../../extraction/words/fold.ts';
import { languageOf } from '../../extraction/words/language.ts';
import { pagePassages } from './pagePassages.ts';
import { markedUp, pageTitles } from './structuredData.ts';
import { isFrontPage, isTitledAfter, nameOfHost, titleNames } from './titleNames.ts';

interface ReadPage extends Findings {
  passages: Passage[];
}

/** Structured data about an organisation gives its name reliably; data about a page does not. */
const sureConfidence = 90;
/** At least, of a name beside its label. */
const labelledConfidence = 88;

/** At least, of a name in the text that is trusted more than that of the site. */
const leastOfText = 70;

/**
 * The facts of a page from its structured data (JSON-LD, microdata, OpenGraph) and its text.
 *
 * Where both disagree, structured data wins for names and addresses; other fields stay empty.
 */
export function readPage(html: string, url: string, asOfYear: number): ReadPage {
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
  const titles = pageTitles($);
  const marked = stated.get('name');
  const read = marked ? (readSubject(marked) ?? readNamed(marked)) : readTitled();
  const disputed = [...read.disputed];
  for (const fact of read.facts) {
    const known = stated.get(fact.field);
    if (!known) stated.set(fact.field, fact);
    else if (isContradicted(known, fact)) {
      stated.delete(fact.field);
      disputed.push(inDispute(fact, known));
    }
  }
  return {
    ...read,
    passages: [...quotePassages([...data, ...titles.map((quote) => ({ quote }))]), ...passages],
    facts: [...stated.values()],
    disputed: disputed.filter(({ field }) => !stated.has(field)),
  };

  /** Reads a page whose site belongs to somebody else, such as a newspaper; null if it is about whom the site names. */
  function readSubject({ value: site }: Fact): Findings | null {
    if (isFrontPage(new URL(url))) return null;
    const found = readFacts(passages, asOfYear);
    const name = found.facts.find(({ field }) => field === 'name');
    if (!name || name.confidence < leastOfText || !isTitledAfter(String(name.value), String(site), headlines($)))
      return null;
    const text = textOf(passages);
    if (countOf(String(site), text) >= countOf(String(name.value), text)) return null;
    // What the site says of itself is not the startup's; its description of the page is.
    const description = stated.get('description');
    const isOfPage = description !== undefined && description.confidence < sureConfidence;
    stated.clear();
    if (isOfPage) stated.set('description', description);
    return found;
  }

  function readNamed({ value }: Fact): Findings {
    return readFacts([paragraph(`Startup: ${value}`, 1), ...passages], asOfYear);
  }

  /** Reads the text first, because what it states decides whether a title names the startup. */
  function readTitled(): Findings {
    const found = readFacts(passages, asOfYear);
    const name = nameInTitles(titles, new URL(url), passages, found.facts);
    if (!name) return found;
    stated.set('name', name);
    return readNamed(name);
  }
}

function headlines($: CheerioAPI): string[] {
  return [
    $('head > title').first().text(),
    $('meta[property="og:title"]').first().attr('content') ?? '',
    $('h1').first().text(),
  ];
}

/**
 * Returns the name in the titles of a page: the one that its host spells, or else the only one, unless the text has a
 * name that the titles have too, or a labelled one.
 */
function nameInTitles(
  titles: readonly string[],
  url: URL,
  passages: readonly Passage[],
  facts: readonly Fact[],
): Fact | null {
  // A page that states nothing else is not about a startup.
  if (!facts.some(({ field }) => field !== 'name' && field !== 'description')) return null;
  const names = titleNames(titles);
  const ofHost = nameOfHost(names, url);
  const inText = facts.find(({ field }) => field === 'name');
  const isInTitle = titles.some((title) => inText && fold(title).includes(fold(String(inText.value))));
  const [only, ...others] = names;
  const value = ofHost ?? (only !== undefined && others.length === 0 ? only : null);
  if (value === null || (inText && (inText.confidence >= labelledConfidence || (isInTitle && ofHost === null))))
    return null;
  // A heading that is the name of the text alone: the title adds words to it.
  if (
    inText &&
    value.startsWith(`${inText.value} `) &&
    passages.some((one) => one.isHeading && one.text.trim() === inText.value)
  )
    return null;
  const isSpoken = countOf(value, textOf(passages)) > 0;
  const confidence = ofHost === null ? (isSpoken ? 70 : 60) : 80;
  const quote = titles.find((title) => title.includes(value)) ?? value;
  return { field: 'name', value, confidence, page: 1, cell: null, quote };
}

/** Accepts a name that starts or ends in lower case: in structured data it is a name, in prose part of a sentence. */
function smallName(field: StartupFieldId, words: string, source: Source): StatedValue | null {
  const isName =
    field === 'name' && /^[\p{L}\d][^\s|:–—]*(?: [\p{L}\d&][^\s|:–—]*){0,2}$/u.test(words) && /\p{L}/u.test(words);
  return isName && !isNoText(words) && isPossible(field, words, source) ? exactly(words) : null;
}

/** Whether numbers differ; names and addresses may be written in several ways. */
function isContradicted(known: Fact, other: Fact): boolean {
  if (typeof known.value !== 'number' || typeof other.value !== 'number') return false;
  return known.value !== other.value && labelWords(known.quote).length > 0;
}

/** The structured data as passages, so that its quotes are found in the text of the page. */
function quotePassages(data: readonly { quote: string }[]): Passage[] {
  const quotes = [...new Set(data.map(({ quote }) => quote))];
  return quotes.map((text) => ({ text, page: 1, cells: null, table: null, isHeading: false, isApart: false }));
}
