import { type StartupFieldId, startupFields } from '@aval/contract';

import { withoutMarks } from '../layout/marks.ts';
import { anyMonth } from '../values/periods.ts';
import { fold, labelWords } from '../words/fold.ts';
import { likenessOf, trigramLikeness, trigramsOf } from '../words/trigrams.ts';
import { fieldsNamed, fieldsPartlyNamed, isKnownWord } from './fieldsNamed.ts';
import { labelSynonyms } from './labelSynonyms.ts';

interface Entry {
  field: StartupFieldId;
  words: readonly string[];
  trigrams: ReadonlySet<string>;
}

export interface LabelMatch {
  fields: StartupFieldId[];
  /** Similarity to the dictionary label, 0-1; 1 for the same words. */
  likeness: number;
  /** The year in the label: 'Revenue 2025'. */
  year: number | null;
}

/** A field that a label may name. */
export interface LabelledField {
  field: StartupFieldId;
  likeness: number;
  /** Whether the label alone does not settle the field, so that the unit of the value has to. */
  isVague: boolean;
}

/** What a label says: the fields that it may name, the likeliest first, and a year. */
interface Reading {
  fields: readonly LabelledField[];
  year: number | null;
}

/** Question words, times and units, which do not change the field that a label names. */
const besides = new Set(
  'how many much what which where when who do does did you your have has is are was were it we now cuantos cuantas cuanto cual cuales que donde cuando quien quienes es son tiene teneis tienes hay there among between entre with current currently actual actuales today hoy latest eur euro euros k m meur keur mn million millions thousand thousands millones miles pct percent porcentaje months meses years anos fy year ejercicio cierre aprox approx approximately m€ k€ estimated'.split(
    ' ',
  ),
);

const entries: readonly Entry[] = startupFields
  .filter(({ mappable, id }) => mappable && id !== 'user_id')
  .flatMap(({ id, label, shortLabel, mappingLabel }) => {
    const own = [label, shortLabel, mappingLabel].flatMap((text) => (text ? [text.en, text.es] : []));
    return [...own, id, ...(labelSynonyms[id] ?? [])].map((text): Entry => {
      const words = labelWords(text);
      return { field: id, words, trigrams: trigramsOf(words.join(' ')) };
    });
  });

const byWords = new Map<string, StartupFieldId[]>();
for (const { field, words } of entries) {
  const key = keyOf(words);
  const known = byWords.get(key) ?? [];
  if (!known.includes(field)) byWords.set(key, [...known, field]);
}

/** Time phrases that do not change the field either, for folded text. */
const times =
  /\b(?:(?:last|past|trailing|previous) (?:12|twelve)[ -]months?|last closed (?:financial |fiscal )?year|l?ttm|ltm|so far|until now|to date|as of today|(?:at |as of )?(?:year[ -]?end|period[ -]?end|(?:the )?end of (?:the )?(?:period|month|year))|eop|a? ?fin(?:al)? de(?:l)? (?:periodo|mes|ano)|(?:de los |en los )?ultimos (?:12|doce) meses|(?:del |en el )?ultimo (?:ejercicio(?: cerrado)?|ano cerrado)|hasta (?:la fecha|hoy|ahora|el momento)|a (?:fecha|dia) de hoy|(?:a |al )cierre(?: del? (?:ano|ejercicio))?|a 31 de diciembre)\b/g;
/** Dates of a figure, without their year: 'a 31/10', 'as of 31 October', 'a octubre de'. */
const dates = new RegExp(
  String.raw`\b(?:at|as of|as at|on|a|al|en|in) (?:\d{1,2}[/.-]\d{1,2}(?:[/.-](?:\d\d)?)?(?!\d)|\d{1,2} (?:de )?(?:${anyMonth})\b(?: de\b)?)|\b(?:at|as of|a|en|in) (?:${anyMonth})\b(?: de\b)?`,
  'g',
);

/** Notes that the founders are included in a count, which do not change the field either. */
const withFounders =
  /,? ?\b(?:(?:with |the )*(?:co-?)?founders included|including (?:the )?(?:co-?)?founders|(?:co)?fundador(?:es|as) incluid[oa]s|inclu(?:yendo|idos|idas)(?: a)?(?: los| las)? (?:co)?fundador(?:es|as))\b/g;

/** Returns a key for a set of words, regardless of order, repetition and plural 's'. */
function keyOf(words: readonly string[]): string {
  return [...new Set(words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)))]
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ');
}

/** Longer texts are no labels. */
const longest = 140;
/** Similarity of a label whose concepts name a field and whose words the dictionary does not have. */
const byConcepts = { clear: 0.87, vague: 0.74 };

/** Returns the fields that a label names: several if it is ambiguous, such as 'Market size', null if it names none. */
export function matchLabel(label: string): LabelMatch | null {
  const { fields, year } = readLabel(label);
  const [first, ...others] = fields.filter(({ isVague }) => !isVague);
  if (!first) return null;
  const alike = others.filter(({ likeness }) => likeness === first.likeness);
  return { fields: [first, ...alike].map(({ field }) => field), likeness: first.likeness, year };
}

/** Labels that were read before: those of a table are read for several questions, and often repeated. */
const readBefore = new Map<string, Reading>();
const mostReadBefore = 60_000;

/** Reads a label, with the fields that only the value beside it can settle. */
export function readLabel(label: string): Reading {
  if (label.length > longest) return { fields: [], year: null };
  const known = readBefore.get(label);
  if (known) return known;
  const reading = read(label);
  if (readBefore.size >= mostReadBefore) readBefore.clear();
  readBefore.set(label, reading);
  return reading;
}

function read(given: string): Reading {
  // As in the names of columns: 'revenue_2025_eur'.
  const label = firstQuestion(withoutMarks(given)).replaceAll('_', ' ');
  const year = /\b((?:19|20)\d\d)\b/.exec(label)?.[1] ?? fiscalYearIn(label);
  const folded = fold(label)
    .replaceAll(/\b(?:19|20)\d\d\b|\bfy ?'?\d\d\b/g, ' ')
    .replaceAll(withFounders, ' ');
  const bare = folded.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  const fields = fieldsOf(bare);
  return {
    fields: fields.length > 0 || bare === folded ? fields : named(wordsWithoutTimes(folded)),
    year: year === undefined ? null : Number(year),
  };
}

/** What another question follows: 'Where are you based, and would you relocate?'. */
const secondQuestion =
  /^(\S+ [^?]+?),? (?:and (?:would|will|could|can|do|does|are|is|how|why)|y (?:si|por qué|cómo|podríais|os|se)) [^?]+\?$/iu;

/** The year of 'FY25', with all of its digits. */
function fiscalYearIn(label: string): string | undefined {
  const [, digits] = /\bfy ?['’]?(\d\d)\b/i.exec(label) ?? [];
  return digits === undefined ? undefined : `20${digits}`;
}

/** The first question of 'How many founders are there? Are all of them full time?', which the answer begins with. */
function firstQuestion(label: string): string {
  const [first = label] = /^\S+ \S+ [^?]+\?(?=\s+\S)/.exec(label) ?? [];
  const [, before] = secondQuestion.exec(first) ?? [];
  return before === undefined ? first : `${before}?`;
}

function wordsWithoutTimes(folded: string): string[] {
  return labelWords(folded.replaceAll(dates, ' ').replaceAll(times, ' '));
}

/** Returns the fields of a label: those of the dictionary, those of its concepts, or that of a misspelt one. */
function fieldsOf(bare: string): LabelledField[] {
  const words = labelWords(bare);
  const timeless = wordsWithoutTimes(bare);
  const same = byWords.get(keyOf(words)) ?? byWords.get(keyOf(timeless));
  if (same) return same.map(known);
  const meant = named(timeless);
  const isClear = meant.some(({ isVague }) => !isVague);
  // 'What does your startup do' has the words of a name besides those of a question, and another meaning.
  const alike = byWords.get(keyOf(timeless.filter((word) => !besides.has(word))));
  if (alike && (!isClear || meant.some(({ field }) => alike.includes(field)))) return alike.map(known);
  if (isClear) return meant;
  const slipped = misspelt(words.filter((word) => !besides.has(word)));
  return slipped ? [{ ...slipped, isVague: false }] : meant;
}

function known(field: StartupFieldId): LabelledField {
  return { field, likeness: 1, isVague: false };
}

function named(words: readonly string[]): LabelledField[] {
  return fieldsNamed(words).map(({ field, isVague }) => ({
    field,
    likeness: isVague ? byConcepts.vague : byConcepts.clear,
    isVague,
  }));
}

/** The minimum similarity of a misspelt label to the dictionary label. */
const slip = 0.72;
/** The largest share of unknown words in a misspelt label of several words. */
const mostMisspelt = 0.67;
const byCount = Map.groupBy(entries, ({ words }) => words.length);

/** Finds the dictionary label for a misspelt one: the same number of words and nearly the same letters. */
function misspelt(words: readonly string[]): { field: StartupFieldId; likeness: number } | null {
  const text = words.join(' ');
  const strange = words.filter((word) => !isKnownWord(word));
  const isSlip = strange.length > 0 && strange.length <= Math.max(1, words.length * mostMisspelt);
  if (text.length < 6 || !isSlip || /\d/.test(text)) return null;
  const trigrams = trigramsOf(text);
  let best: { entry: Entry; likeness: number } | null = null;
  for (const entry of byCount.get(words.length) ?? []) {
    // Skip labels whose length alone rules out the minimum similarity.
    if (2 * Math.min(entry.trigrams.size, trigrams.size) < slip * (entry.trigrams.size + trigrams.size)) continue;
    const likeness = likenessOf(entry.trigrams, trigrams);
    if (likeness >= slip && likeness > (best?.likeness ?? 0) && nearlyAlike(entry.words, words))
      best = { entry, likeness };
  }
  return best && { field: best.entry.field, likeness: best.likeness };
}

function nearlyAlike(a: readonly string[], b: readonly string[]): boolean {
  return a.every((word, index) => {
    const given = b[index] ?? '';
    // A word of another meaning is no slip: 'product' for 'project'.
    return word === given || (!isKnownWord(given) && trigramLikeness(word, given) >= 0.45);
  });
}

/** Returns the most likely of the offered fields for a name, for the user to confirm; null if none is similar. */
export function closestField(
  name: string,
  offered: ReadonlySet<string>,
): { field: StartupFieldId; likeness: number } | null {
  const named = readLabel(name).fields.find(({ field }) => offered.has(field));
  if (named) return { field: named.field, likeness: named.likeness };
  const words = labelWords(name);
  const trigrams = trigramsOf(words.join(' '));
  let best = closestByConcepts(words, offered);
  for (const entry of entries) {
    if (!offered.has(entry.field)) continue;
    const likeness = Math.max(likenessOf(entry.trigrams, trigrams), sharedWords(entry.words, words));
    if (likeness >= 0.55 && likeness > (best?.likeness ?? 0)) best = { field: entry.field, likeness };
  }
  return best;
}

/** The smallest share of known words in a name whose other words are unknown. */
const leastKnown = 0.5;

/** Returns the field that a name's known words name; the fewer they are, the less likely it is. */
function closestByConcepts(
  words: readonly string[],
  offered: ReadonlySet<string>,
): { field: StartupFieldId; likeness: number } | null {
  const { fields, share } = fieldsPartlyNamed(words);
  const field = fields.find((one) => offered.has(one));
  return field && share >= leastKnown ? { field, likeness: byConcepts.vague * share + 0.1 } : null;
}

/** Returns the share of words in common, at most 0.95 because it is less certain than an exact match. */
function sharedWords(a: readonly string[], b: readonly string[]): number {
  const first = new Set(a);
  const second = new Set(b);
  const shared = [...first].filter((word) => second.has(word)).length;
  return first.size + second.size === 0 ? 0 : (0.95 * 2 * shared) / (first.size + second.size);
}
