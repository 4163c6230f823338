import type { Source } from './Candidate.ts';
import { fold } from './fold.ts';
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
