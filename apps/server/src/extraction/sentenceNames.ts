import type { Source } from './Candidate.ts';
import { fold } from './fold.ts';
import { countOf, kinds, proper, tidied } from './nameWords.ts';
import type { Passage } from './passages.ts';
import { subjectsOf } from './topics.ts';

const definitions = [
  new RegExp(
    String.raw`(?:^|[.!?]\s|\n|["“«])(${proper})["”»]?(?:,? (?:S\.?L\.?U?|S\.?A\.?|Ltd|Inc|GmbH)\.?)?(?:\s\([^)]*\))?,? (?:is|es) (?:a|an|the|una?|la|el)\s[^.]{0,80}?\b(?:${kinds})\b`,
    'u',
  ),
  new RegExp(String.raw`(?:^|[.!?]\s|\n)(${proper}),? (?:an?|una?|la|el|the) (?:[\p{L}-]+\s){0,5}?(?:${kinds})\b`, 'u'),
  new RegExp(
    String.raw`\b(?:startup|start-up|company|empresa|compañía|spin-?off|plataforma|fintech|edtech|healthtech)(?:\s\p{Ll}+){0,2}\s(${proper})(?=[\s,.;]|$)`,
    'u',
  ),
  new RegExp(String.raw`\b(?:About|Sobre|Acerca de|Welcome to|Bienvenidos a)\s(${proper})(?=[\s,.:;]|$)`, 'u'),
  new RegExp(
    String.raw`(?:^|[.!?]\s|\n)(${proper})(?: \([^)]*\))? (?:develops|offers|helps|builds|makes|provides|sells|connects|lets|designs|turns|desarrolla|ofrece|ayuda|construye|fabrica|vende|conecta|permite|diseña|convierte|comercializa)\b`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|[.!?]\s|\n)(${proper}), (?:con sede|con base|based in|headquartered|founded|fundad[ao]|afincad[ao]|creada|constituid[ao])\b`,
    'u',
  ),
  new RegExp(String.raw`\b(?:We are|Somos)\s(${proper})(?=[\s,.;]|$)`, 'u'),
  new RegExp(
    String.raw`\b(?:[Hh]er|[Hh]is|[Tt]heir|[Ss]u|[Ll]a|[Tt]he) (?:company|startup|start-up|firm|empresa|compañía|firma), (${proper}),`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:started|founded|launched|fundó|creó|fundaron|crearon) (${proper}) (?:in|en) (?:19|20)\d\d`,
    'u',
  ),
];
/** A name before a verb in the present tense, which says what the company does. */
const acts: Record<Source['language'], RegExp> = {
  en: new RegExp(String.raw`(?:^|[.!?:]\s)(${proper}) \p{Ll}{3,}s\s`, 'u'),
  es: new RegExp(String.raw`(?:^|[.!?:]\s)(${proper}) (?!que|donde|desde|para|sobre|entre)\p{Ll}{3,}[ae]\s`, 'u'),
};

export interface SentenceName {
  name: string;
  passage: Passage;
  /** The index of the pattern that matched; 0 is the most reliable. */
  rank: number;
  count: number;
}

/** Finds names in sentences that say what a company is or does, or that someone founded it. */
export function namesInSentences(
  texts: readonly Passage[],
  whole: string,
  { vocabulary, language }: Pick<Source, 'vocabulary' | 'language'>,
): SentenceName[] {
  const patterns = [...definitions, acts[language]];
  return patterns.flatMap((pattern, rank) =>
    texts.slice(0, 25).flatMap((passage) => {
      const match = pattern.exec(passage.text);
      const name = tidied(match?.[1] ?? '');
      if (name === null || isOfCompetitor(passage.text, match)) return [];
      const count = countOf(name, whole);
      // Any first word may be before a verb, so this pattern needs a repeated name that is not a common word.
      const isSure = rank < definitions.length || (count > 1 && !vocabulary.has(fold(name)));
      return isSure ? [{ name, passage, rank, count }] : [];
    }),
  );
}

function isOfCompetitor(text: string, match: RegExpExecArray | null): boolean {
  const { index = 0, 0: words = '' } = match ?? {};
  const sentence = text.slice(Math.max(0, index - 40), index + words.length);
  return /\b(?:competitor|rival|competidor|competencia)\w*\b/i.test(sentence);
}

/** Returns the most frequent subject of sentences; null if it occurs only once or on a tie. */
export function mostActive(
  texts: readonly Passage[],
  vocabulary: ReadonlySet<string>,
): { name: string; passage: Passage } | null {
  const counts = new Map<string, { count: number; passage: Passage }>();
  for (const passage of texts) {
    for (const sentence of passage.text.split(/(?<=[.!?])\s/)) {
      for (const name of subjectsOf(sentence, { vocabulary })) {
        counts.set(name, { count: (counts.get(name)?.count ?? 0) + 1, passage: counts.get(name)?.passage ?? passage });
      }
    }
  }
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b.count - a.count);
  if (!first || first[1].count < 2 || (second && second[1].count === first[1].count)) return null;
  const [folded, { passage }] = first;
  const at = fold(passage.text).indexOf(folded);
  const name = tidied(passage.text.slice(at, at + folded.length));
  return name === null ? null : { name, passage };
}
