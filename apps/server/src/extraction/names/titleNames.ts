import type { Source } from '../Candidate.ts';
import { matchLabel } from '../labels/labels.ts';
import type { Cell, Passage } from '../layout/passages.ts';
import { sectionOf, subjectOf } from '../layout/sections.ts';
import { isUnitAlone } from '../tables/tableNotes.ts';
import { isCountry } from '../values/countries.ts';
import { isSpanishTown } from '../values/spanishTowns.ts';
import { fold } from '../words/fold.ts';
import { endsWithLegalForm, legalForm, withoutLegalForms } from './legalForms.ts';
import { countOf, proper, tidied, usualSpelling } from './nameWords.ts';

export interface TitleName {
  name: string;
  passage: Passage;
  confidence: number;
}

const longest = 110;
const mostTitleWords = 8;
const subject = /^(?:subject|asunto|re|ref):\s*(?:(?:re|fwd?|rv):\s*)*/i;
const between = /\s*(?:[:;–—|·]|\s-\s|\s\/\s|\.\s|,\s)\s*/;
/** The salutation of a mail: 'Hola, Andrés:'. */
const greeting = /^(?:hola|hello|hi|hey|dear|estimad[oa]s?|querid[oa]s?|buen[oa]s (?:días|tardes))\b.*[,:!]$/iu;
const withLegalForm = new RegExp(String.raw`(?:^|[:–—|·]\s|\s-\s|\.\s|\()(${proper})${legalForm}(?=$|[\s,.:;)])`, 'u');
/** Words of the names of funds and banks, for folded text. */
export const ofMoney =
  /\b(?:capital|ventures?|partners|fund|fondo|invest\w*|accelerator|aceleradora|bank|banco|banca|caja|caixa|kutxa|growth)\b/;

/** The other lines of a message's or a memo's head. */
const headLine = /^(?:to|from|cc|bcc|date|sent|para|de|fecha|enviado):\s/i;
/** What follows a person, who is no startup: 'Ana Gil, co-founder'. */
const post =
  /^\s?[,(|:–—-]+\s?(?:\p{L}+ (?:&|and|y|e|de) )?(?:co-?founders?|founders?|(?:co)?fundador(?:es|as|a)?|promotor(?:es|as|a)?|ceo|cto|coo|cfo|head of|directora?|gerente)\b/iu;
const datePart = /^\d|\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|ene|abr|ago|dic)\.? \d/i;
const shortestPart = 3;

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
    const text = passage.cells ? titleOfRow(passage.cells) : passage.text;
    return text && text.length <= longest && !greeting.test(text) && !headLine.test(text) && !isOfField(text)
      ? [{ ...passage, text: text.replace(subject, '') }]
      : [];
  });
}

/** Returns the only cell of a row, one with a legal form, or the subject beside its head; an empty text for other rows. */
function titleOfRow(cells: readonly Cell[]): string {
  const filled = cells.filter(({ text }) => text);
  const [first, second] = filled;
  if (filled.length === 1) return filled[0] === cells[0] ? (first?.text ?? '') : '';
  if (first && second && /^(?:subject|asunto|re|ref):?$/i.test(first.text.trim())) return second.text;
  return first === cells[0] && endsWithLegalForm(first?.text ?? '') ? (first?.text ?? '') : '';
}

/** Whether a line is the label of a field, alone or with its value: 'Founded: May 2016' names no startup. */
function isOfField(text: string): boolean {
  const [label = ''] = text.split(/\s?:(?:\s|$)|：/);
  return matchLabel(label)?.likeness === 1;
}

function named(words: string, passage: Passage, confidence: number, whole: string): TitleName[] {
  const name = tidied(words);
  if (name === null || isUnitAlone(fold(name)) || ofMoney.test(fold(name)) || isCountry(name) || isSpanishTown(name))
    return [];
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

/** What notes of a meeting are called before the name of who was met: 'Call w/ NAME', 'Notas visita NAME'. */
const meeting = new RegExp(
  String.raw`^(?:(?:notes?|notas?|call|visit|visita|meeting|reunión|llamada|minutes|acta)(?: (?:of|from|on|de|a|la|con|with|w/|c/))* )+(?=${proper}$)`,
  'iu',
);

function isPerson(part: string, title: string): boolean {
  return post.test(title.slice(title.indexOf(part) + part.length));
}

/** Returns the name in a title that otherwise says what kind of document it is. */
function onlyPart(passage: Passage, whole: string): TitleName[] {
  // A part of a sentence, such as 'Dextra, its largest rival, ...', is no title.
  if (/[.!?]$/.test(withoutLegalForms(passage.text)) && passage.text.split(' ').length > mostTitleWords) return [];
  const kindOfDocument = new RegExp(String.raw`^(?:\p{L}+ ){1,3}(?:de|of|for|para) (?=${proper}$)`, 'u');
  const parts = withoutLegalForms(passage.text)
    .split(between)
    .map((part) => part.replace(kindOfDocument, '').replace(meeting, ''));
  if (passage.text.includes('©')) return [];
  const names = parts
    .filter(
      (part) =>
        part.length >= shortestPart &&
        !datePart.test(part) &&
        !isPerson(part, passage.text) &&
        new RegExp(`^${proper}$`, 'u').test(part),
    )
    .flatMap((part) => named(part, passage, 66, whole));
  return parts.length > 1 || parts[0] !== passage.text || passage.cells ? names.slice(0, 1) : [];
}
