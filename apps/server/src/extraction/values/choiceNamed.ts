import type { Lookup } from '@aval/contract';

import { fold } from '../words/fold.ts';
import { choiceStems } from './choiceStems.ts';

/** A longer value is a description, in which a word of a choice says little. */
const mostWords = 9;
const longestPhrase = 4;
/** Words by which a value says what it is not, or names several things. */
const unsure =
  /\b(?:not|no|non|none|ni|sin|without|except|salvo|or|vs|versus|than|pre|before|antes|next|soon|proxim\w+)\b/;

interface Words {
  /** By whole words. */
  phrases: ReadonlyMap<string, ReadonlySet<number>>;
  /** By the beginning of the last word. */
  stems: readonly { stem: string; length: number; id: number }[];
  outranks: ReadonlyMap<number, readonly number[]>;
}

const wordsOf = new Map<Lookup, Words>(
  (Object.entries(choiceStems) as [Lookup, (typeof choiceStems)[Lookup]][]).map(([lookup, choices]) => {
    const phrases = new Map<string, Set<number>>();
    const stems: { stem: string; length: number; id: number }[] = [];
    for (const { id, words } of choices) {
      for (const phrase of words.split(' ').map((word) => word.replaceAll('_', ' '))) {
        if (phrase.endsWith('*')) stems.push({ stem: phrase.slice(0, -1), length: phrase.split(' ').length, id });
        else phrases.set(phrase, (phrases.get(phrase) ?? new Set<number>()).add(id));
      }
    }
    return [lookup, { phrases, stems, outranks: new Map(choices.map(({ id, outranks = [] }) => [id, outranks])) }];
  }),
);

/**
 * Returns the id of the choice that the words of a short value name, in a longer form than the list has: 'A prototype
 * that works in the lab'; null when they name none, or two of which neither outranks the other.
 */
export function choiceNamed(lookup: Lookup, value: string): number | null {
  const folded = fold(value);
  const words = folded.split(/[^a-z0-9]+/).filter(Boolean);
  const known = wordsOf.get(lookup);
  if (!known || words.length > mostWords || unsure.test(folded)) return null;
  const found = new Set<number>();
  for (const at of words.keys()) for (const id of idsAt(words, at, known)) found.add(id);
  const outranked = new Set([...found].flatMap((id) => known.outranks.get(id) ?? []));
  const [only, ...more] = [...found].filter((id) => !outranked.has(id));
  return only !== undefined && more.length === 0 ? only : null;
}

function idsAt(words: readonly string[], at: number, { phrases, stems }: Words): number[] {
  const ids: number[] = [];
  for (let length = 1; length <= longestPhrase && at + length <= words.length; length += 1) {
    const phrase = words.slice(at, at + length).join(' ');
    ids.push(...(phrases.get(phrase) ?? []));
    for (const { stem, length: count, id } of stems) if (count === length && phrase.startsWith(stem)) ids.push(id);
  }
  return ids;
}
