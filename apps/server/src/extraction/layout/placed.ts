import type { Source } from '../Candidate.ts';
import { fold } from '../words/fold.ts';
import type { Passage } from './passages.ts';
import { type Section, sectionOf, type Subject, subjectOf } from './sections.ts';

/** A passage with its heading and the section it is in. */
export interface Placed {
  passage: Passage;
  section: Section | null;
  /** The section of its sentences: a paragraph may begin with its own heading ('Competition. Five firms ...'). */
  proseSection: Section | null;
  subject: Subject | null;
  heading: string | null;
}

const runIn = /^(\p{Lu}[\p{L} ]{2,40})[.:]\s/u;

/** Assigns each passage to its heading. Headings are marked by the format, or are short lines that look like one. */
export function placed(passages: readonly Passage[]): Placed[] {
  const isDeck = looksLikeDeck(passages);
  let heading: string | null = null;
  let section: Section | null = null;
  let page: number | null = null;
  return passages.map((passage) => {
    const isFirst = passage.page !== page;
    page = passage.page;
    if (isDeck && isFirst) [heading, section] = [null, null];
    if (passage.isHeading || (isHeading(passage) && (isFirst || !isDeck))) {
      heading = passage.text;
      section = sectionOf(fold(passage.text));
    }
    const own = fold(runIn.exec(passage.text)?.[1] ?? '');
    const subject = subjectOf(own) ?? subjectOf(fold(heading ?? ''));
    return { passage, section, proseSection: sectionOf(own) ?? section, subject, heading };
  });
}

/** Letters of the words below a figure, at most. */
const longestBelow = 70;

/**
 * Returns passages that join a figure on a line of its own with the words below it, as on slides: '€950', 'to win a
 * customer'. A label below a figure is left to the rules for labels.
 */
export function joinedFigures(places: readonly Placed[], isFigure: (text: string) => boolean): Placed[] {
  return places.flatMap((place, index): Placed[] => {
    const below = places[index + 1]?.passage;
    const { passage } = place;
    if (!below || passage.cells || below.cells || below.page !== passage.page || below.isHeading) return [];
    const isPair = isFigure(passage.text.trim()) && /^[\p{Ll}]/u.test(below.text) && below.text.length <= longestBelow;
    return isPair && !isFigure(below.text)
      ? [{ ...place, passage: { ...below, text: `${passage.text.trim()} ${below.text}` } }]
      : [];
  });
}

/** Words from which a cell is a sentence. */
const wordsOfSentence = 2;

/**
 * Returns the passages with sentences: a row of a heading and a text beside it is the text under that heading, as in
 * one-pagers with a narrow first column.
 */
export function withCellTexts(places: readonly Placed[]): Placed[] {
  return places.flatMap((place): Placed[] => {
    const { passage } = place;
    const [head, beside, ...more] = passage.cells?.filter(({ text }) => text !== '') ?? [];
    if (!head || !beside || more.length > 0 || !isTextOf(head.text, beside.text)) return [place, ...notesIn(place)];
    const section = sectionOf(fold(head.text));
    return [
      {
        passage: { ...passage, text: beside.text, cells: null, table: null },
        heading: head.text,
        section,
        proseSection: section,
        subject: subjectOf(fold(head.text)),
      },
    ];
  });
}

/** Cells from which a row is a record, and words from which one of them is a note. */
const leastOfRecord = { cells: 6, words: 10 };

/** Returns the notes in a record, as in the last column of an export: several sentences in one cell. */
function notesIn(place: Placed): Placed[] {
  const cells = place.passage.cells?.filter(({ text }) => text !== '') ?? [];
  if (cells.length < leastOfRecord.cells) return [];
  return cells
    .filter(({ text }) => (text.match(/\p{L}{2,}/gu) ?? []).length >= leastOfRecord.words && /\.\s/.test(text))
    .map(({ text }) => ({ ...place, passage: { ...place.passage, text, cells: null, table: null } }));
}

function isTextOf(head: string, beside: string): boolean {
  const words = beside.match(/\p{L}{2,}/gu) ?? [];
  return head === head.toUpperCase() && /\p{L}{3}/u.test(head) && words.length >= wordsOfSentence;
}

/** Whether the source looks like slides, with little text per page. In slides only the first line can be a heading. */
function looksLikeDeck(passages: readonly Passage[]): boolean {
  const pages = new Set(passages.map(({ page }) => page)).size;
  return pages >= 4 && passages.filter(({ cells }) => !cells).length / pages < 12;
}

function isHeading({ cells, text }: Passage): boolean {
  if (cells) {
    const filled = cells.filter((cell) => cell.text);
    return filled.length === 1 && filled[0] === cells[0] && looksLikeHeading(text.trim());
  }
  return looksLikeHeading(text);
}

function looksLikeHeading(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length <= 7 &&
    !/[.!?;,:]$|[€$%]/.test(text.replace(/:$/, '')) &&
    /^[\d.)\s]*\p{Lu}/u.test(text) &&
    !/:\s/.test(text)
  );
}

const generic = new Set(
  'the company la empresa startup we our nosotros it this that team market investment memo informe business plan plan de negocio executive summary resumen ejecutivo'.split(
    ' ',
  ),
);

/** Whether a folded text is the startup's name, or one begins with all words of the other. */
export function isOwnName(folded: string, { names }: Source): boolean {
  return names.some((name) => name === folded || name.startsWith(`${folded} `) || folded.startsWith(`${name} `));
}

export function isGeneric(folded: string): boolean {
  return folded.split(' ').every((word) => generic.has(word));
}
