import { fold } from '../fold.ts';
import { numberWordValue } from '../numberWords.ts';
import { personPattern, personsIn } from '../persons.ts';
import type { TextFact } from './TextFact.ts';

const people = String.raw`(${personPattern}(?:(?:, | and | y | e |, and )${personPattern}){0,5})`;
const lists = [
  String.raw`\b(?:[Ff]ounded|[Ss]tarted|[Ss]et up|[Ff]undad[ao]|[Cc]read[ao]|[Cc]onstituid[ao])\b[^.;]{0,70}?\b(?:by|por) ${people}`,
  String.raw`\b(?:[Ll]a|[Ll]o) (?:fundaron|crearon|pusieron en marcha)(?: en (?:19|20)\d\d)? ${people}`,
  String.raw`${people},? (?:who )?(?:co-?founded|founded|started|fundaron|crearon)\b`,
  String.raw`${people}, (?:co-?founders|founders|(?:co)?fundador(?:es|as))\b`,
  String.raw`\b(?:founders are|fundadores son) ${people}`,
].map((source) => new RegExp(source, 'u'));
/** One person who founded it with a number of others. */
const withOthers = new RegExp(
  String.raw`^[^.;]*\b(?:founded|started|set up|fundó|creó|montó|puso en marcha)\b[^.;]{0,50}?\b(?:together with|with|junto a|junto con|con) (\w+) (?:\p{Ll}+ )?(?:engineers|friends|colleagues|partners|others|classmates|ingenier[oa]s|amig[oa]s|compañer[oa]s|soci[oa]s|colegas)`,
  'u',
);

/** Extracts the number of founders: all named, or one named with a number of others. */
export function foundersIn(sentence: string): TextFact[] {
  const named = lists.flatMap((pattern) => {
    const count = personsIn(pattern.exec(sentence)?.[1] ?? '').length;
    return count > 1 ? [count] : [];
  });
  const [count] = named;
  if (count !== undefined) return [{ field: 'founder_count', value: count, confidence: 72 }];
  const others = numberWordValue(fold(withOthers.exec(sentence)?.[1] ?? ''));
  return others === null ? [] : [{ field: 'founder_count', value: others + 1, confidence: 70 }];
}
