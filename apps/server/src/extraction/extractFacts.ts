import type { StartupFieldId } from '@aval/contract';

import type { Candidate, Source } from './Candidate.ts';
import { choose } from './choose.ts';
import { type Placed, placed } from './context.ts';
import { fold } from './fold.ts';
import { labelledFacts } from './labelled.ts';
import { languageOf } from './language.ts';
import { withLineTables } from './lineTables.ts';
import { nameInProse } from './names.ts';
import { otherParties } from './otherParties.ts';
import { ownWords } from './ownWords.ts';
import { type Passage, textOf } from './passages.ts';
import { proseFacts } from './prose.ts';
import { proseTexts } from './proseTexts.ts';
import { stackedFacts } from './stacked.ts';
import { startOf } from './startOf.ts';
import { tableFacts } from './tables.ts';

/** A fact that a source states about the startup, with its location. */
export interface Fact {
  field: StartupFieldId;
  value: number | string;
  /** 0-100. */
  confidence: number;
  page: number | null;
  cell: string | null;
  quote: string;
}

const mostQuote = 500;
const leastConfidence = 55;

/**
 * Extracts the facts that a source states about its startup, with a dictionary and patterns in English and Spanish.
 *
 * Excludes figures of competitors, earlier years, forecasts and ranges, and contradictory figures: a wrong fact is
 * worse than a missing one. Deterministic.
 *
 * @param asOfYear The latest year that is not in the future.
 */
export function extractFacts(given: readonly Passage[], asOfYear: number): Fact[] {
  const passages = withLineTables(ownWords(given));
  const places = placed(passages);
  const text = textOf(passages);
  const unnamed: Source = {
    language: languageOf(text),
    names: [],
    others: otherParties(passages),
    asOfYear,
    vocabulary: vocabularyOf(text),
  };
  const name = nameFact(places, unnamed);
  const source: Source = { ...unnamed, names: name ? namesOf(String(name.value)) : [] };
  const candidates = [
    ...(name ? [name] : []),
    ...labelledFacts(places, source).filter(({ field }) => field !== 'name'),
    ...stackedFacts(places, source).filter(({ field }) => field !== 'name'),
    ...tableFacts(places, source).filter(({ field }) => field !== 'name'),
    ...proseFacts(places, source),
    ...proseTexts(places, source),
  ];
  return [...choose(candidates, asOfYear).values()]
    .filter(({ confidence }) => confidence >= leastConfidence)
    .map(factOf);
}

function nameFact(places: readonly Placed[], source: Source): Candidate | null {
  const labelled = [...labelledFacts(places, source), ...tableFacts(places, source), ...stackedFacts(places, source)];
  const [best] = labelled.filter(({ field }) => field === 'name').toSorted((a, b) => b.confidence - a.confidence);
  if (best && best.confidence >= 80) return best;
  const found = nameInProse(
    places.map(({ passage }) => passage),
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
  const folded = fold(name).trim();
  const bare = folded
    .replace(/[,\s]+(?:s\.? ?l\.?(?: ?u\.?)?|s\.? ?a\.?|ltd\.?|inc\.?|gmbh|llc|s\.? ?coop\.?)$/, '')
    .trim();
  return [...new Set([folded, bare])].filter((one) => one.length > 1);
}

function factOf({ field, value, confidence, passage, cell, quote }: Candidate): Fact {
  return {
    field,
    value,
    confidence: Math.round(confidence),
    page: passage.page,
    cell,
    quote: startOf(quote, mostQuote),
  };
}
