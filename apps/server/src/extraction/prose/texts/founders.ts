import { numberWordValue } from '../../values/numberWords.ts';
import { personPattern, personsIn } from '../../values/persons.ts';
import { fold } from '../../words/fold.ts';
import type { TextFact } from './TextFact.ts';

const people = String.raw`(${personPattern}(?:(?:, | and | y | e |, and )${personPattern}){0,5})`;
/** 'by chemist Ewan Rennie, 41, and his former student Grace Adeyemi'. */
const described = String.raw`((?:(?:the |two |three )?(?:\p{Ll}+ ){0,3}${personPattern}(?:, \d\d)?(?:, | and | y | e |, and )){1,5}(?:\p{Ll}+ ){0,4}${personPattern})`;
const lists = [
  String.raw`\b(?:[Ff]ounded|[Ss]tarted|[Ss]et up|[Ff]undad[ao]|[Cc]read[ao]|[Cc]onstituid[ao])\b[^.;]{0,70}?\b(?:by|por) ${people}`,
  String.raw`\b(?:[Ll]a|[Ll]o) (?:fundaron|crearon|pusieron en marcha)(?: en (?:19|20)\d\d)? ${people}`,
  String.raw`\b(?:fundaron|crearon|montaron|pusieron en marcha) \p{Lu}[\p{L}\d-]+(?: en (?:19|20)\d\d)? ${people}`,
  String.raw`${people},? (?:who )?(?:co-?founded|founded|started|fundaron|crearon)\b`,
  String.raw`${people}, (?:co-?founders|founders|(?:co)?fundador(?:es|as))\b`,
  String.raw`\b(?:[Ff]ounded|[Ss]tarted|[Ss]et up|[Ff]undad[ao]|[Cc]read[ao]|[Cc]onstituid[ao])\b[^.;]{0,70}?\b(?:by|por) ${described}`,
  String.raw`\b(?:[Oo]ur|[Tt]he|[Nn]uestr[oa]s|[Ll][oa]s) (?:co-?founders|founders|(?:co)?fundador(?:es|as)),? ${people}`,
  String.raw`\b(?:founders are|fundadores son) ${people}`,
].map((source) => new RegExp(source, 'u'));
/** One person who founded it with a number of others. */
const withOthers = new RegExp(
  String.raw`^[^.;]*\b(?:founded|started|set up|fundó|creó|montó|puso en marcha)\b[^.;]{0,50}?\b(?:together with|with|junto a|junto con|con) (\w+) (?:\p{Ll}+ )?(?:engineers|friends|colleagues|partners|others|classmates|ingenier[oa]s|amig[oa]s|compañer[oa]s|soci[oa]s|colegas)`,
  'u',
);

/** One person who founded it with others who are named: 'who set up the firm with the engineer Ada Lowe'. */
const withNamed = new RegExp(
  String.raw`\b(?:co-?founded|founded|started|set up|fundó|creó|montó|puso en marcha) (?:(?:the|la|el) (?:company|firm|business|start-?up|empresa|compañía|sociedad|negocio)|it|\p{Lu}[\p{L}\d-]+) (?:together )?(?:with|junto a|junto con|con) ((?:(?:the |el |la |los |sus? )?(?:\p{Ll}+ ){0,3}${personPattern})(?:(?:, | and | y | e |, and )(?:the |el |la |su )?(?:\p{Ll}+ ){0,3}${personPattern}){0,4})`,
  'u',
);

/** One who founded it with the writer: 'Ben Hart and I started the company'. */
const andI = new RegExp(
  String.raw`(?:${personPattern}|\p{Lu}\p{Ll}+)(?: \([^)]*\))? (?:and I|y yo) (?:co-?founded|founded|started|set up|fundamos|montamos|creamos|pusimos en marcha|empezamos)\b|\b(?:fundamos|montamos|creamos|pusimos en marcha|empezamos|arrancamos) (?:\p{Lu}\p{Ll}+) y yo\b`,
  'u',
);
const friends =
  /\b(?<count>[a-z]+|\d) (?:[a-z]+ )?(?:friends|engineers|partners|brothers|sisters|siblings|classmates|colleagues|researchers|scientists|doctors|amig[oa]s|ingenier[oa]s|soci[oa]s|herman[oa]s|companer[oa]s|investigador(?:es|as)|medic[oa]s)\b[^.;0-9]{0,110}\b(?:and |y )?(?:founded|started|set up|created|fundaron|crearon|montaron|pusieron en marcha) (?:the|this|our|la|esta|nuestra) (?:company|business|startup|firm|empresa|compania|startup|sociedad)\b/;
const myself =
  /\b(?:i (?:founded|started|set up|registered|created) [^.;]{0,40}\b(?:on my own|alone|by myself)|(?:fund[eo]|registre|monte|cree|empece) yo sol[oa]|yo sol[oa] (?:fund[eo]|monte|cree|empece))\b/;
const alone =
  /\b(?:(?:sole|single|solo|lone) founder|only one founder|(?:un (?:unico|solo)|una (?:unica|sola)|unic[oa]) fundadora?)\b/;

/** Extracts the number of founders: all named, or one named with a number of others. */
export function foundersIn(sentence: string): TextFact[] {
  // What is in brackets describes a person: 'by Ada Lowe (ex Arup), Neil Orme (ex Just Eat)'.
  const bare = sentence.replaceAll(/\s?\([^()]*\)/g, '');
  const named = lists.flatMap((pattern) => {
    const count = personsIn(withoutDescriptions((pattern.exec(bare) ?? pattern.exec(sentence))?.[1] ?? '')).length;
    return count > 1 ? [count] : [];
  });
  const [count] = named;
  if (count !== undefined) return [{ field: 'founder_count', value: count, confidence: 72 }];
  const [, others] = withNamed.exec(bare) ?? [];
  const besides = personsIn(withoutDescriptions(others ?? '')).length;
  if (besides > 0) return [{ field: 'founder_count', value: besides + 1, confidence: 70 }];
  const folded = fold(sentence);
  if (andI.test(sentence)) return [{ field: 'founder_count', value: 2, confidence: 70 }];
  const together = numberWordValue(friends.exec(folded)?.groups?.['count'] ?? '');
  if (together !== null && together > 1) return [{ field: 'founder_count', value: together, confidence: 70 }];
  if (myself.test(folded)) return [{ field: 'founder_count', value: 1, confidence: 72 }];
  if (alone.test(folded)) return [{ field: 'founder_count', value: 1, confidence: 74 }];
  const more = numberWordValue(fold(withOthers.exec(sentence)?.[1] ?? ''));
  return more === null ? [] : [{ field: 'founder_count', value: more + 1, confidence: 70 }];
}

/** Leaves out ages, and what people are called before their names. */
function withoutDescriptions(list: string): string {
  return list
    .replaceAll(/, \d\d(?=,| and| y|$)/g, '')
    .replaceAll(/(?<=^|, |\b(?:and|y|e) )(?!(?:and|y|e) )(?:\p{Ll}+ )+(?=\p{Lu})/gu, '')
    .replaceAll(/,,? (?=and |y )/g, ' ');
}

const founderHeading =
  /^(?:\d+[.)] ?)?(?:the |our |los |las |nuestros )?(?:co-?)?(?:founders|fundador(?:es|as)|founding team|equipo fundador)[:.]?$/;
const countFirst = /^(?:they are|there are|we are|son|somos|hay) (?<count>[a-z]+|\d)\b(?! (?:years|anos|months|meses))/;

/** Extracts the number of founders from what stands under a heading about them: 'Son tres: ...'. */
export function foundersUnder(heading: string | null, text: string): TextFact[] {
  if (heading === null || !founderHeading.test(fold(heading).trim())) return [];
  const count = countFirst.exec(fold(text).trim())?.groups?.['count'] ?? '';
  const value = /^\d$/.test(count) ? Number(count) : numberWordValue(count);
  return value === null || value < 1 ? [] : [{ field: 'founder_count', value, confidence: 74 }];
}
