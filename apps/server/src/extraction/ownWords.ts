import type { Passage } from './passages.ts';

const quoted = /^>/;
const header = /^(?:from|to|cc|bcc|date|sent|de|para|cco|fecha|enviado):\s/i;

/** Removes quoted mails and mail headers from passages. */
export function ownWords(passages: readonly Passage[]): Passage[] {
  const isMail = passages.slice(0, 8).some(({ text }) => /^(?:subject|asunto):\s/i.test(text));
  return passages.filter(({ text, cells }, index) => {
    if (cells) return true;
    return !quoted.test(text) && !(isMail && index < 8 && header.test(text));
  });
}
