import type { Source } from './Candidate.ts';
import { fold } from './fold.ts';
import { type Section, sectionOf } from './guards.ts';
import type { Passage } from './passages.ts';

/** A passage with what stands above it. */
export interface Placed {
  passage: Passage;
  section: Section | null;
  heading: string | null;
}

/** Each passage under its heading. Headings are marked, or short lines that look like one. */
export function placed(passages: readonly Passage[]): Placed[] {
  let heading: string | null = null;
  let section: Section | null = null;
  let page: number | null = null;
  return passages.map((passage) => {
    if (passage.page !== page) {
      page = passage.page;
      // A slide begins anew; a page of a memo goes on.
      if (section !== null && startsWithHeading(passage)) section = null;
    }
    if (isHeading(passage)) {
      heading = passage.text;
      section = sectionOf(fold(passage.text));
    }
    return { passage, section, heading };
  });
}

function startsWithHeading(passage: Passage): boolean {
  return isHeading(passage);
}

function isHeading({ isHeading: isMarked, cells, text }: Passage): boolean {
  if (isMarked) return true;
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

/** Whether folded words name the startup: its name or the beginning of it. */
export function isOwnName(folded: string, { names }: Source): boolean {
  return names.some((name) => name === folded || name.startsWith(`${folded} `) || folded.startsWith(`${name} `));
}

export function isGeneric(folded: string): boolean {
  return folded.split(' ').every((word) => generic.has(word));
}
