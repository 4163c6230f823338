/** A line of a page, before lines that belong together are one paragraph. */
export interface Line {
  text: string;
  /** Empty space before it, in lines. */
  gap: number;
}

const startsAnew = /^(?:[-*•·–—▪‣◦>]|\d+[.)]\s|[\p{L}\d() ]{2,50}(?::|\s\.{2,})\s)/u;
const endsSentence = /[.:;!?…)]["'»”]?$/;
const longEnough = 0.7;
/** Lines of a slide: its points have no full stop, and a capital begins the next one. */
const narrow = 75;

/**
 * Paragraphs from lines that were broken to fit a width: a line that is nearly as long as the longest goes on in the next.
 *
 * @param options.widest Longer lines than this were never broken to a width: then every line is a paragraph.
 * @returns Each paragraph's words, on one line.
 */
export function joinLines(lines: readonly Line[], { widest = 400 } = {}): string[] {
  if (lines.some(({ text }) => text.length > widest)) return lines.map(({ text }) => text);
  const width = Math.max(
    40,
    ...lines
      .map(({ text }) => text.length)
      .toSorted((a, b) => b - a)
      .slice(0, 3),
  );
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const { text, gap } of lines) {
    const last = paragraphs.at(-1);
    const isNext = startsAnew.test(text) || (width < narrow && /^[\p{Lu}\d]/u.test(text));
    const goesOn = isOpen && gap < 1 && last !== undefined && !isNext;
    if (goesOn) paragraphs[paragraphs.length - 1] = joined(last, text);
    else paragraphs.push(text);
    isOpen =
      text.length >= Math.min(width, 110) * longEnough && (!endsSentence.test(text) || text.length > width * 0.85);
  }
  return paragraphs;
}

function joined(first: string, next: string): string {
  const isHyphenated = /\p{Ll}-$/u.test(first) && /^\p{Ll}/u.test(next);
  return isHyphenated ? first.slice(0, -1) + next : `${first} ${next}`;
}
