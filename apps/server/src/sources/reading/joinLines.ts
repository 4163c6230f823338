/** A line of a page, before lines are joined into paragraphs. */
export interface Line {
  text: string;
  /** Space before it, in lines. */
  gap: number;
}

/** The least space that stands for an empty line. */
export const emptyLine = 1;

const startsAnew =
  /^(?:[-*•·–—▪‣◦✓✔☐☑●○■□→▸►>]|\(?(?:\d+|[a-z])[.)]\s|(?:\d+|\p{Lu})(?:\.\d+)+\.?\s|["“[_]{0,2}[\p{L}\d()_ ]{2,50}["”\]_]{0,2}(?:\s?[:=]|\s\.{2,}|\s[-=]?>|\s[→»])\s)/u;
const endsSentence = /[.:;!?…)]["'»”]?$/;
const longEnough = 0.7;
/** Maximum width of slide lines, where bullet points have no full stop and each starts with a capital. */
const narrow = 75;

/**
 * Joins wrapped lines into paragraphs: a line nearly as long as the longest continues in the next one.
 *
 * @param options.widest If a line is longer than this, the text was not wrapped, and every line is a paragraph.
 * @returns Each paragraph on one line, with the space before it.
 */
export function joinLines(lines: readonly Line[], { widest = 400 } = {}): Line[] {
  if (lines.some(({ text }) => text.length > widest)) return [...lines];
  const width = Math.max(
    40,
    ...lines
      .map(({ text }) => text.length)
      .toSorted((a, b) => b - a)
      .slice(0, 3),
  );
  const paragraphs: Line[] = [];
  let isOpen = false;
  for (const { text, gap } of lines) {
    const last = paragraphs.at(-1);
    const isNext = startsAnew.test(text) || (width < narrow && /^[\p{Lu}\d]/u.test(text));
    const goesOn = isOpen && gap < emptyLine && last !== undefined && !isNext;
    if (goesOn) paragraphs[paragraphs.length - 1] = { text: joined(last.text, text), gap: last.gap };
    else paragraphs.push({ text, gap });
    isOpen =
      text.length >= Math.min(width, 110) * longEnough && (!endsSentence.test(text) || text.length > width * 0.85);
  }
  return paragraphs;
}

function joined(first: string, next: string): string {
  const isHyphenated = /\p{Ll}-$/u.test(first) && /^\p{Ll}/u.test(next);
  return isHyphenated ? first.slice(0, -1) + next : `${first} ${next}`;
}
