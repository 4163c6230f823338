import type { Passage } from './passages.ts';

const quoted = /^>/;
const header = /^(?:from|to|cc|bcc|date|sent|de|para|cco|fecha|enviado):\s/i;

/** Passages without what belongs to somebody else: quoted mails, and the lines that say who wrote to whom and when. */
export function ownWords(passages: readonly Passage[]): Passage[] {
  const isMail = passages.slice(0, 8).some(({ text }) => /^(?:subject|asunto):\s/i.test(text));
  return passages.filter(({ text, cells }, index) => {
    if (cells) return true;
    return !quoted.test(text) && !(isMail && index < 8 && header.test(text));
  });
}
