import { subjectsOf } from '../attribution/topics.ts';
import type { Source } from '../Candidate.ts';
import { isKnownWord } from '../labels/fieldsNamed.ts';
import type { Passage } from '../layout/passages.ts';
import { sentencesOf } from '../layout/sentences.ts';
import { isCountry } from '../values/countries.ts';
import { isSpanishTown } from '../values/spanishTowns.ts';
import { fold } from '../words/fold.ts';
import { deeds, hacemos, happenings } from './deeds.ts';
import { legalForm } from './legalForms.ts';
import { countOf, kinds, proper, tidied } from './nameWords.ts';

const leaders =
  'CEO|CTO|COO|[Cc]o-?[Ff]ounders?|[Ff]ounders?|[Cc]ofundador(?:a|es|as)?|[Ff]undador(?:a|es|as)?|[Dd]irectora? [Gg]eneral|[Cc]onsejer[oa] [Dd]elegad[oa]|[Gg]erente';
const definitions = [
  new RegExp(
    String.raw`(?:^|[.!?]\s|\n|["“«])(${proper})["”»]?(?:${legalForm})?(?:\s\([^)]*\))?,? (?:is|es) (?:a|an|the|una?|la|el)\s[^.]{0,80}?\b(?:${kinds})\b`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|[.!?]\s|\n)(${proper})(?:${legalForm}|,) ?,? ?(?:an?|una?|la|el|the) (?:[\p{L}-]+\s){0,5}?(?:${kinds})\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:startup|start-up|company|empresa|compañía|spin-?off|plataforma|fintech|edtech|healthtech)(?:\s\p{Ll}+){0,2}\s(${proper})(?=[\s,.;]|$)`,
    'u',
  ),
  new RegExp(String.raw`\b(?:About|Sobre|Acerca de|Welcome to|Bienvenidos a)\s(${proper})(?=[\s,.:;]|$)`, 'u'),
  new RegExp(String.raw`(?:^|[.!?]\s|\n)(${proper})(?:${legalForm},?)?(?: \([^)]*\))? (?:${deeds})(?!\p{L})`, 'u'),
  new RegExp(
    String.raw`(?:^|[.!?]\s|\n)(${proper})(?:${legalForm})?, (?:con sede|con base|based in|headquartered|founded|fundad[ao]|afincad[ao]|creada|constituid[ao])\b`,
    'u',
  ),
  new RegExp(String.raw`(?:^|[.!?]\s|\n)(${proper})${legalForm},? (?:is|was|has|es|fue|tiene|se) \p{Ll}`, 'u'),
  new RegExp(String.raw`\b(?:We are|Somos)\s(${proper})(?=[\s,.;]|$)`, 'u'),
  new RegExp(
    String.raw`\b(?:[Hh]er|[Hh]is|[Tt]heir|[Ss]u|[Ll]a|[Tt]he) (?:company|startup|start-up|firm|empresa|compañía|firma), (${proper}),`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:started|founded|launched|fundó|creó|fundaron|crearon) (${proper}) (?:in|en) (?:19|20)\d\d`,
    'u',
  ),
  new RegExp(String.raw`(?:^|[.!?]\s|\n)(?:Here )?[Aa]t (${proper}),? (?:we|our|I)\b`, 'u'),
  new RegExp(
    String.raw`(?:^|[.!?]\s|\n)(?:En|Desde) (${proper}),? (?:nuestr[oa]|tenemos (?:un|una|el|la) (?:objetivo|meta|misión|idea|propósito)|nos dedicamos|queremos|creemos|${hacemos})(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:on behalf of|[Ee]n nombre de|[Ee]l equipo de|[Tt]he team at|[Yy]our friends at|I (?:run|lead|started|founded)|[Dd]irijo|[Pp]resentar(?:les|le|os|te)|(?:[Tt]he|[Ll]a) (?:idea|story|history|historia) (?:of|behind|de|detrás de)|[Ww]hat) (${proper})(?=[\s,.:;]|$)`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|, |\bI am |\bSoy [^.]{0,40})(?:${leaders})(?: (?:and|y|&|/) (?:CEO|CTO|COO|[\p{L}-]+))?(?: (?:of|at|de|en)|,) (?!(?:${leaders})\b)(${proper})(?:${legalForm})?[.]?$`,
    'u',
  ),
  new RegExp(String.raw`©\s?(?:(?:19|20)\d\d(?:\s?[-–]\s?(?:19|20)\d\d)?\s)?(${proper})(?:${legalForm})`, 'u'),
  new RegExp(String.raw`^(${proper})(?:${legalForm},?)?(?: \([^)]*\))? (?:${happenings})(?!\p{L})`, 'u'),
];
/** What people do and companies do not. */
const ofPeople = {
  en: 'thinks|says|believes|knows|likes|tells|asks|hopes|lives|speaks|studies|loves|leads|joins|leaves|owns|talks|feels',
  es: 'piensa|dice|cree|sabe|opina|comenta|vive|habla|estudia|dirige|lidera|pregunta|propone|insiste',
};
/** A name before a verb in the present tense, which says what the company does. */
const acts: Record<Source['language'], RegExp> = {
  en: new RegExp(String.raw`(?:^|[.!?:]\s)(${proper})(?:${legalForm},?)? (?!(?:${ofPeople.en})\b)\p{Ll}{3,}s\s`, 'u'),
  es: new RegExp(
    String.raw`(?:^|[.!?:]\s)(${proper})(?:${legalForm},?)? (?!que|donde|desde|para|sobre|entre|(?:${ofPeople.es})\b)\p{Ll}{3,}[ae]\s`,
    'u',
  ),
};

export interface SentenceName {
  name: string;
  passage: Passage;
  /** The index of the pattern that matched; 0 is the most reliable. */
  rank: number;
  count: number;
  /** Whether any word with a capital before a verb would do. */
  isGuess: boolean;
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
      // A period ends the sentence unless it belongs to an abbreviation.
      const name = tidied((match?.[1] ?? '').replace(/(?<=\p{Ll}{3})\.\s.*$/u, ''), true);
      if (name === null || isOfCompetitor(passage.text, match) || isPlace(name)) return [];
      const count = countOf(name, whole);
      // 'Equity has ...' speaks of a figure.
      if (count === 1 && isKnownWord(fold(name))) return [];
      // Any first word may be before a verb, so this pattern needs a repeated name that is not a common word.
      const isSure = rank < definitions.length || (count > 1 && !vocabulary.has(fold(name)));
      return isSure ? [{ name, passage, rank, count, isGuess: rank >= definitions.length }] : [];
    }),
  );
}

function isPlace(name: string): boolean {
  return isCountry(name) || isSpanishTown(name);
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
    for (const { start, end } of sentencesOf(passage.text)) {
      for (const name of subjectsOf(passage.text.slice(start, end), { vocabulary })) {
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
