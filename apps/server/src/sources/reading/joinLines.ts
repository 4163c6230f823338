/** A line of a page, before lines are joined into paragraphs. */
export interface Line {
  text: string;
  /** Space before it, in lines. */
  gap: number;
}

const startsAnew = /^(?:[-*•·–—▪‣◦>]|\d+[.)]\s|[\p{L}\d() ]{2,50}(?::|\s\.{2,})\s)/u;
const endsSentence = /[.:;!?…)]["'»”]?$/;
const longEnough = 0.7;
/** Maximum width of slide lines, where bullet points have no full stop and each starts with a capital. */
const narrow = 75;

/**
 * Joins wrapped lines into paragraphs: a line nearly as long as the longest continues in the next one.
 *
 * @param options.widest If a line is longer than this, the text was not wrapped, and every line is a paragraph.
 * @returns The text of each paragraph on one line.
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
