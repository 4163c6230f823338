import { type StartupFieldId, startupField } from '@aval/contract';

import { labelWords } from '../words/fold.ts';
import { type Concept, concepts } from './concepts/concepts.ts';
import { fieldConcepts, type Naming, neutral } from './concepts/fieldConcepts.ts';

/** A field that the concepts of a label name. */
export interface NamedField {
  field: StartupFieldId;
  /** Whether the unit of the value has to confirm it. */
  isVague: boolean;
}

type Meanings = ReadonlySet<Concept>;

const longestPhrase = 4;
const byPhrase = new Map<string, Set<Concept>>();
const byStem = new Map<string, Set<Concept>>();
for (const [concept, { en, es }] of Object.entries(concepts) as [Concept, { en: string; es: string }][]) {
  for (const phrase of `${en} ${es}`.split(' ').filter(Boolean)) {
    const isStem = phrase.endsWith('*');
    const key = isStem ? phrase.slice(0, -1) : labelWords(phrase).join(' ');
    const table = isStem ? byStem : byPhrase;
    table.set(key, (table.get(key) ?? new Set<Concept>()).add(concept));
  }
}
const shortestStem = Math.min(...[...byStem.keys()].map((stem) => stem.length));

interface FieldNaming extends Naming {
  field: StartupFieldId;
  allowed: ReadonlySet<Concept>;
}

const namings: readonly FieldNaming[] = (
  Object.entries(fieldConcepts) as [StartupFieldId, readonly Naming[]][]
).flatMap(([field, ways]) =>
  ways.map((way) => ({ ...way, field, allowed: new Set([...way.needs, ...(way.may ?? []), ...neutral]) })),
);

/**
 * Returns the fields that the concepts in a label name, the clearest and the one with most concepts first.
 *
 * Each word has to be one of a field's concepts, so that 'Gross margin' and 'Sales per customer' name none.
 */
export function fieldsNamed(words: readonly string[]): NamedField[] {
  const inPhrases = fieldsMeant(meaningsIn(words, longestPhrase));
  return inPhrases.length > 0 ? inPhrases : fieldsMeant(meaningsIn(words, 1));
}

/**
 * Returns the fields that the known words of a label name, although it has unknown words too, and the share of its words
 * that are known.
 */
export function fieldsPartlyNamed(words: readonly string[]): { fields: StartupFieldId[]; share: number } {
  const known = words.filter(isKnownWord);
  return { fields: fieldsNamed(known).map(({ field }) => field), share: known.length / Math.max(1, words.length) };
}

function fieldsMeant(meanings: readonly Meanings[]): NamedField[] {
  if (meanings.length === 0 || meanings.some((meaning) => meaning.size === 0)) return [];
  const found = namings.filter((naming) => isMeant(naming, meanings)).toSorted(byClarity);
  const fields = new Map<StartupFieldId, NamedField>();
  for (const { field, isVague = false } of found) {
    if (!fields.has(field)) fields.set(field, { field, isVague });
  }
  return [...fields.values()];
}

function isMeant({ needs, allowed, never = [] }: FieldNaming, meanings: readonly Meanings[]): boolean {
  return (
    hasAll(meanings, needs) &&
    meanings.every((meaning) => isAmong(meaning, allowed) && !never.some((concept) => meaning.has(concept)))
  );
}

/** Texts are last, because nearly every value may be one. */
function byClarity(a: FieldNaming, b: FieldNaming): number {
  return (
    Number(a.isVague ?? false) - Number(b.isVague ?? false) ||
    b.needs.length - a.needs.length ||
    Number(isText(a)) - Number(isText(b))
  );
}

function isText({ field }: FieldNaming): boolean {
  return ['text', 'longText'].includes(startupField(field).kind);
}

/** Returns the concepts of each word or phrase, the longest phrase first; none for an unknown word. */
function meaningsIn(words: readonly string[], longest: number): Meanings[] {
  const meanings: Meanings[] = [];
  for (let at = 0; at < words.length;) {
    const { length, meaning } = phraseAt(words, at, longest);
    meanings.push(meaning);
    at += length;
  }
  return meanings;
}

function phraseAt(words: readonly string[], at: number, longest: number): { length: number; meaning: Meanings } {
  for (let length = Math.min(longest, words.length - at); length > 1; length -= 1) {
    const meaning = byPhrase.get(words.slice(at, at + length).join(' '));
    if (meaning) return { length, meaning };
  }
  return { length: 1, meaning: meaningsOf(words[at] ?? '') };
}

/** Whether a word has a meaning in any label. */
export function isKnownWord(word: string): boolean {
  return meaningsOf(word).size > 0;
}

function meaningsOf(word: string): Meanings {
  const meanings = new Set(byPhrase.get(word));
  for (let length = word.length; length >= shortestStem; length -= 1) {
    for (const concept of byStem.get(word.slice(0, length)) ?? []) meanings.add(concept);
  }
  return meanings;
}

/** Whether there is a different word for each concept. */
function hasAll(meanings: readonly Meanings[], [first, ...others]: readonly Concept[]): boolean {
  if (first === undefined) return true;
  return meanings.some((meaning, index) => meaning.has(first) && hasAll(meanings.toSpliced(index, 1), others));
}

function isAmong(meaning: Meanings, allowed: ReadonlySet<Concept>): boolean {
  for (const concept of meaning) if (allowed.has(concept)) return true;
  return false;
}
