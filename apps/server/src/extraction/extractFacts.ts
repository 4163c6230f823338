import type { StartupFieldId } from '@aval/contract';

import { otherParties } from './attribution/otherParties.ts';
import type { Candidate, Source } from './Candidate.ts';
import { choose } from './choosing/choose.ts';
import { earlierYears } from './choosing/earlierYears.ts';
import { revenueHistory } from './choosing/revenueHistory.ts';
import type { Doubt } from './Doubt.ts';
import type { FinancialFigure } from './FinancialFigure.ts';
import { withLineTables } from './layout/lineTables.ts';
import { ownWords } from './layout/ownWords.ts';
import { type Passage, textOf } from './layout/passages.ts';
import { joinedFigures, type Placed, placed, withCellTexts } from './layout/placed.ts';
import { startOf } from './layout/startOf.ts';
import { figureFirstFacts } from './lines/figureFirst.ts';
import { labelledFacts } from './lines/labelled.ts';
import { stackedFacts } from './lines/stacked.ts';
import { hostsIn } from './names/hostNames.ts';
import { withoutLegalForms } from './names/legalForms.ts';
import { nameInProse } from './names/names.ts';
import type { Omission } from './Omission.ts';
import { type OtherFigure, otherFigures } from './prose/otherFigures.ts';
import { proseFacts } from './prose/prose.ts';
import { proseTexts } from './prose/proseTexts.ts';
import { mostQuote, type Quoted, quotedOf } from './Quoted.ts';
import { noRemarks, type Remark, type Remarks } from './Remark.ts';
import { ofWholeYears } from './tables/columnsOfTime.ts';
import { tableFacts } from './tables/tables.ts';
import { type UnmappedLine, unmappedLines } from './unmappedLines.ts';
import { otherCurrencyIn } from './values/currencies.ts';
import { mentionsIn } from './values/mentions.ts';
import { isOfMonth } from './values/periods.ts';
import { fold } from './words/fold.ts';
import { languageOf } from './words/language.ts';

/** A fact that a source states about the startup, with its location. */
export interface Fact extends Quoted {
  field: StartupFieldId;
  value: number | string;
  /** 0-100. */
  confidence: number;
  /** Why it is only offered; absent where nothing speaks against it. */
  doubt?: Doubt;
}

const leastConfidence = 55;
/** Of the best of several contradictory values. */
const confidenceInDispute = 50;
const confidenceOfCash = 80;
const longestFigure = 20;

/**
 * Extracts the facts that a source states about its startup, with a dictionary and patterns in English and Spanish.
 *
 * Excludes figures of competitors, earlier years, forecasts and ranges, and contradictory figures: a wrong fact is
 * worse than a missing one. Deterministic.
 *
 * @param asOfYear The latest year that is not in the future.
 */
export function extractFacts(given: readonly Passage[], asOfYear: number): Fact[] {
  return readFacts(given, asOfYear).facts;
}

/** What a source states about its startup, and what of it is no fact. */
export interface Findings {
  facts: Fact[];
  /** The best of several values that contradict each other, for a user to decide. */
  disputed: Fact[];
  /** Revenue by year, and cash in bank. */
  financials: FinancialFigure[];
  omitted: Omission[];
  remarks: Remark[];
  unmapped: UnmappedLine[];
}

/** Extracts the facts, with remarks on what the source states and the facts leave out. */
export function readFacts(given: readonly Passage[], asOfYear: number): Findings {
  const passages = withLineTables(ownWords(given));
  const places = placed(passages);
  const text = textOf(passages);
  const unnamed: Source = {
    language: languageOf(text),
    names: [],
    others: otherParties(passages),
    hosts: hostsIn(given),
    asOfYear,
    vocabulary: vocabularyOf(text),
  };
  const name = nameFact(places, unnamed);
  const remarks = noRemarks();
  const source: Source = { ...unnamed, names: name ? namesOf(String(name.value)) : [], remarks };
  const figures = figureFirstFacts(places, source);
  const read = new Set(figures.map(({ passage }) => passage));
  const texts = withCellTexts(places);
  const monthly = ofMonths(places);
  const joined = joinedFigures(places, (words) => isFigureAlone(words, unnamed));
  const candidates = [
    ...(name ? [name] : []),
    ...labelledFacts(places, source).filter(({ field }) => field !== 'name'),
    ...stackedFacts(places, source).filter(({ field }) => field !== 'name'),
    ...tableFacts(places, source).filter(({ field }) => field !== 'name'),
    ...figures,
    ...proseFacts([...texts.filter(({ passage }) => !read.has(passage)), ...joined], source),
    ...proseTexts(texts, source),
  ].filter(({ field, year, passage }) => !(year === null && ofWholeYears.has(field) && monthly.has(passage)));
  const { chosen, disputed } = choose(candidates, asOfYear);
  const sure = [...chosen.values()].filter(({ confidence }) => confidence >= leastConfidence);
  const history = revenueHistory(candidates, asOfYear);
  const others = otherFigures(places, source);
  const allCash = others.filter(({ id }) => id === 'cash_in_bank');
  const cash = allCash.find(({ currency }) => currency !== 'other');
  const found = { chosen: sure, disputed: disputed.keys() };
  const unmapped = unmappedLines(places, found, source).filter((line) =>
    allCash.every(({ quote }) => quote !== line.quote),
  );
  const offered = new Set(unmapped.map(({ quote }) => quote));
  return {
    facts: sure.map(factOf),
    disputed: [...disputed.values()].map(({ best, other }) => inDispute(factOf(best), factOf(other))),
    financials: [...history.map(revenueFigure), ...(cash ? [cashFigure(cash)] : [])],
    omitted: [
      ...earlierYears(candidates, chosen, history),
      ...inOtherCurrencies(remarks, chosen),
      ...others.filter((one) => one !== cash && !offered.has(one.quote)).map(asOmission),
    ],
    remarks: [...remarks.tables].map((kind) => ({ kind })),
    unmapped,
  };
}

/** Returns a named figure without a field: cash in another currency would have a place in the financial history. */
function asOmission({ id, name, words, currency, page, cell, quote }: OtherFigure): Omission {
  const other = id === 'cash_in_bank' && currency === 'other' ? otherCurrencyIn(fold(words)) : null;
  return other
    ? { reason: 'otherCurrencyOfHistory', name, currency: other.name, page, cell, quote }
    : { reason: 'noField', name, value: words, page, cell, quote };
}

/** Returns the passages directly below a heading that names a month, up to an empty line between paragraphs. */
function ofMonths(places: readonly Placed[]): Set<Placed['passage']> {
  const monthly = new Set<Placed['passage']>();
  let above: Placed | null = null;
  for (const place of places) {
    const { heading, passage } = place;
    const isBelow = heading !== null && heading !== passage.text && isOfMonth(fold(heading));
    const goesOn = above !== null && (above.heading === above.passage.text || monthly.has(above.passage));
    if (isBelow && goesOn && !(passage.isApart && above !== null && monthly.has(above.passage))) monthly.add(passage);
    above = place;
  }
  return monthly;
}

/** Whether a line is one amount or percentage with nothing else. */
function isFigureAlone(words: string, { language }: Source): boolean {
  const [only, ...others] = words.length <= longestFigure ? mentionsIn(words, language) : [];
  const isFigure = only?.kind === 'money' || only?.kind === 'percent' || only?.kind === 'count';
  return isFigure && others.length === 0 && !/\p{L}{2}/u.test(words.slice(0, only.start) + words.slice(only.end));
}

/** Returns the amounts in other currencies of the fields that no other value fills. */
function inOtherCurrencies({ currencies }: Remarks, chosen: ReadonlyMap<StartupFieldId, Candidate>): Omission[] {
  return [...currencies]
    .filter(([field]) => !chosen.has(field))
    .map(([field, { currency, quote }]) => ({
      reason: 'otherCurrency',
      field,
      currency,
      page: null,
      cell: null,
      quote: startOf(quote, mostQuote),
    }));
}

function revenueFigure(candidate: Candidate): FinancialFigure {
  const { value, year, confidence } = candidate;
  const fact = { id: 'revenue_history', year: year ?? 0 } as const;
  return { fact, value: Number(value), confidence, ...quotedOf(candidate) };
}

function cashFigure({ value, page, cell, quote }: OtherFigure): FinancialFigure {
  return { fact: { id: 'cash_in_bank' }, value, confidence: confidenceOfCash, page, cell, quote };
}

/** Marks a fact for which the source states another value as well. */
export function inDispute(fact: Fact, { value, quote }: Pick<Fact, 'value' | 'quote'>): Fact {
  return { ...fact, confidence: confidenceInDispute, doubt: { kind: 'otherValue', value, quote } };
}

function nameFact(places: readonly Placed[], source: Source): Candidate | null {
  const labelled = [...labelledFacts(places, source), ...tableFacts(places, source), ...stackedFacts(places, source)];
  const [best] = labelled.filter(({ field }) => field === 'name').toSorted((a, b) => b.confidence - a.confidence);
  if (best && best.confidence >= 80) return best;
  const found = nameInProse(
    places.filter(({ section }) => section !== 'competition').map(({ passage }) => passage),
    source,
  );
  if (!found) return best ?? null;
  return { ...found, field: 'name', value: found.name, cell: null, year: null, precision: 0 };
}

function vocabularyOf(text: string): Set<string> {
  return new Set([...text.matchAll(/(?<!\p{L})\p{Ll}\p{L}+/gu)].map(([word]) => fold(word)));
}

/** Returns a name, folded, with and without its legal form. */
function namesOf(name: string): string[] {
  const forms = [name, withoutLegalForms(name)].map((one) =>
    fold(one)
      .replace(/[.,]+$/, '')
      .trim(),
  );
  return [...new Set(forms)].filter((one) => one.length > 1);
}

function factOf(candidate: Candidate): Fact {
  const { field, value, confidence } = candidate;
  return { field, value, confidence: Math.round(confidence), ...quotedOf(candidate) };
}
