import type { Source } from './Candidate.ts';
import { isCountry } from './countries.ts';
import { fold } from './fold.ts';
import { countOf, proper, tidied, usualSpelling } from './nameWords.ts';
import type { Passage } from './passages.ts';
import { sectionOf, subjectOf } from './sections.ts';
import { isSpanishTown } from './spanishTowns.ts';

export interface TitleName {
  name: string;
  passage: Passage;
  confidence: number;
}

const longest = 110;
const subject = /^(?:subject|asunto):\s*(?:(?:re|fwd?|rv):\s*)*/i;
const between = /\s*(?:[:;–—|·]|\s-\s|\s\/\s|\.\s|,\s)\s*/;
/** The salutation of a mail: 'Hola, Andrés:'. */
const greeting = /^(?:hola|hello|hi|hey|dear|estimad[oa]s?|querid[oa]s?|buen[oa]s (?:días|tardes))\b.*[,:!]$/iu;
const legalForm = String.raw`,? (?:S\.?\s?L\.?(?:\s?U\.?|\s?P\.?)?|S\.?A\.?U?|S\.?\s?Coop\.?|Ltd|Limited|Inc|LLC|GmbH|AG|B\.?V|N\.?V|Oy|OÜ|AB|AS|A\/S|ApS|SAS|SARL|Srl|d\.o\.o|plc)\b\.?`;
const withLegalForm = new RegExp(String.raw`(?:^|[:–—|·]\s|\s-\s|\.\s)(${proper})${legalForm}(?=$|[\s,.:;)])`, 'u');
const ofMoney = /\b(?:capital|ventures?|partners|fund|fondo|invest\w*|accelerator|aceleradora|bank|banco|growth)\b/;

/** Finds names in the first lines: with a legal form, repeated in the text, or next to the kind of document. */
export function namesInTitle(
  passages: readonly Passage[],
  whole: string,
  { vocabulary }: Pick<Source, 'vocabulary'>,
): TitleName[] {
  const titles = titlesOf(passages);
  return [
    ...titles.flatMap((passage) => named(withLegalForm.exec(passage.text)?.[1] ?? '', passage, 80, whole)),
    ...titles.slice(0, 4).flatMap((passage) => repeated(passage, whole, vocabulary)),
    ...titles.slice(0, 2).flatMap((passage) => onlyPart(passage, whole)),
  ];
}

const kindsOfText =
  'note|memo|memorandum|report|findings|review|diligence|one-pager|teaser|profile|briefing|nota|memoria|memorando|informe|ficha|dossier|expediente|resumen|análisis|valoración';
const heading = new RegExp(
  String.raw`^(?:\p{L}[\p{L}-]* ){0,4}?(?:${kindsOfText})(?: \p{Ll}+){0,2}(?::| –| —| -| on| of| about| sobre| de| acerca de) (${proper})(?:${legalForm})?[.)]?$`,
  'iu',
);

/** Returns the name after the kind of document in the first lines, 'Investment note: NAME', if the text repeats it. */
export function nameInHeading(
  passages: readonly Passage[],
  whole: string,
  { vocabulary }: Pick<Source, 'vocabulary'>,
): TitleName | null {
  const names = titlesOf(passages)
    .slice(0, 3)
    .flatMap((passage) => named(behindKind(passage.text), passage, /[:–—]| - /.test(passage.text) ? 85 : 80, whole));
  const isSpokenOf = ({ name }: TitleName) => {
    const [first = ''] = name.split(' ');
    return countOf(first, whole) > 1 && !vocabulary.has(fold(first));
  };
  return names.find(isSpokenOf) ?? null;
}

function behindKind(title: string): string {
  const name = (heading.exec(title)?.[1] ?? '').replace(new RegExp(`${legalForm}$`, 'u'), '');
  // The pattern ignores case, so check the capitals of the name.
  return new RegExp(`^${proper}$`, 'u').test(name) ? name : '';
}

/** Returns the short lines at the top, and rows of a sheet that contain only a title. */
function titlesOf(passages: readonly Passage[]): Passage[] {
  return passages.slice(0, 8).flatMap((passage) => {
    const filled = passage.cells?.filter(({ text }) => text) ?? [];
    const text = passage.cells
      ? filled.length === 1 && filled[0] === passage.cells[0]
        ? (filled[0]?.text ?? '')
        : ''
      : passage.text;
    return text && text.length <= longest && !greeting.test(text)
      ? [{ ...passage, text: text.replace(subject, '') }]
      : [];
  });
}

function named(words: string, passage: Passage, confidence: number, whole: string): TitleName[] {
  const name = tidied(words);
  if (name === null || ofMoney.test(fold(name)) || isCountry(name) || isSpanishTown(name)) return [];
  if (sectionOf(fold(name)) !== null || subjectOf(fold(name)) !== null) return [];
  return [{ name: usualSpelling(name, whole), passage, confidence }];
}

function repeated(passage: Passage, whole: string, vocabulary: ReadonlySet<string>): TitleName[] {
  const runs = [...passage.text.matchAll(new RegExp(proper, 'gu'))].map(([words]) => words);
  const names = runs.flatMap((run) => named(run, passage, 82, whole));
  return names
    .filter(({ name }) => countOf(name, whole) > 2 && !vocabulary.has(fold(name)))
    .toSorted((a, b) => countOf(b.name, whole) - countOf(a.name, whole));
}

/** Returns the name in a title that otherwise says what kind of document it is. */
function onlyPart(passage: Passage, whole: string): TitleName[] {
  const kindOfDocument = new RegExp(String.raw`^(?:\p{L}+ ){1,3}(?:de|of|for|para) (?=${proper}$)`, 'u');
  const parts = passage.text.split(between).map((part) => part.replace(kindOfDocument, ''));
  const names = parts
    .filter((part) => new RegExp(`^${proper}$`, 'u').test(part))
    .flatMap((part) => named(part, passage, 66, whole));
  return parts.length > 1 || parts[0] !== passage.text || passage.cells ? names.slice(0, 1) : [];
}
