import { type StartupFieldId, startupFields } from '@aval/contract';

import { fold, labelWords } from './fold.ts';
import { labelSynonyms } from './labelSynonyms.ts';
import { likenessOf, trigramLikeness, trigramsOf } from './trigrams.ts';

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
  /\b(?:(?:last|past|trailing|previous) (?:12|twelve)[ -]months?|last closed (?:financial |fiscal )?year|l?ttm|ltm|so far|until now|to date|as of today|(?:at |as of )?year[ -]?end|(?:de los |en los )?ultimos (?:12|doce) meses|(?:del |en el )?ultimo ejercicio(?: cerrado)?|hasta (?:la fecha|hoy|ahora|el momento)|a (?:fecha|dia) de hoy|(?:a |al )cierre(?: del? (?:ano|ejercicio))?|a 31 de diciembre)\b/g;

/** Notes that the founders are included in a count, which do not change the field either. */
const withFounders =
  /,? ?\b(?:(?:with |the )*(?:co-?)?founders included|including (?:the )?(?:co-?)?founders|(?:co)?fundador(?:es|as) incluid[oa]s|inclu(?:yendo|idos|idas)(?: a)?(?: los| las)? (?:co)?fundador(?:es|as))\b/g;

/** Returns a key for a set of words, regardless of order, repetition and plural 's'. */
function keyOf(words: readonly string[]): string {
  return [...new Set(words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)))]
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ');
}

/** Returns the fields that a label names: several if it is ambiguous, such as 'Market size', null if it names none. */
export function matchLabel(label: string): LabelMatch | null {
  if (label.length > 90) return null;
  const year = /\b((?:19|20)\d\d)\b/.exec(label)?.[1];
  const bare = fold(label)
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(?:19|20)\d\d\b/g, ' ')
    .replaceAll(withFounders, ' ');
  const words = labelWords(bare);
  const timeless = labelWords(bare.replaceAll(times, ' '));
  const found = [words, timeless, timeless.filter((word) => !besides.has(word))]
    .map((given) => byWords.get(keyOf(given)))
    .find((fields) => fields !== undefined);
  const match = found ? { fields: found, likeness: 1 } : misspelt(words.filter((word) => !besides.has(word)));
  return match && { ...match, year: year === undefined ? null : Number(year) };
}

/** The minimum similarity of a misspelt label to the dictionary label. */
const slip = 0.72;
const byCount = Map.groupBy(entries, ({ words }) => words.length);

/** Finds the dictionary label for a misspelt one: the same number of words and nearly the same letters. */
function misspelt(words: readonly string[]): { fields: StartupFieldId[]; likeness: number } | null {
  const text = words.join(' ');
  if (text.length < 6) return null;
  const trigrams = trigramsOf(text);
  let best: { entry: Entry; likeness: number } | null = null;
  for (const entry of byCount.get(words.length) ?? []) {
    // Skip labels whose length alone rules out the minimum similarity.
    if (2 * Math.min(entry.trigrams.size, trigrams.size) < slip * (entry.trigrams.size + trigrams.size)) continue;
    const likeness = likenessOf(entry.trigrams, trigrams);
    if (likeness >= slip && likeness > (best?.likeness ?? 0) && nearlyAlike(entry.words, words))
      best = { entry, likeness };
  }
  return best && { fields: [best.entry.field], likeness: best.likeness };
}

function nearlyAlike(a: readonly string[], b: readonly string[]): boolean {
  return a.every((word, index) => word === b[index] || trigramLikeness(word, b[index] ?? '') >= 0.45);
}

/** Returns the most likely of the offered fields for a name, for the user to confirm; null if none is similar. */
export function closestField(
  name: string,
  offered: ReadonlySet<string>,
): { field: StartupFieldId; likeness: number } | null {
  const match = matchLabel(name);
  const exact = match?.fields.find((field) => offered.has(field));
  if (match && exact) return { field: exact, likeness: match.likeness };
  const words = labelWords(name);
  const trigrams = trigramsOf(words.join(' '));
  let best: { field: StartupFieldId; likeness: number } | null = null;
  for (const entry of entries) {
    if (!offered.has(entry.field)) continue;
    const likeness = Math.max(likenessOf(entry.trigrams, trigrams), sharedWords(entry.words, words));
    if (likeness >= 0.55 && likeness > (best?.likeness ?? 0)) best = { field: entry.field, likeness };
  }
  return best;
}

/** Returns the share of words in common, at most 0.95 because it is less certain than an exact match. */
function sharedWords(a: readonly string[], b: readonly string[]): number {
  const first = new Set(a);
  const second = new Set(b);
  const shared = [...first].filter((word) => second.has(word)).length;
  return first.size + second.size === 0 ? 0 : (0.95 * 2 * shared) / (first.size + second.size);
}
