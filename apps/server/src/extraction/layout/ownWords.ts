import type { Passage } from './passages.ts';

const quoted = /^>/;
const header = /^(?:from|to|cc|bcc|date|sent|de|para|cco|fecha|enviado):\s/i;
/** Quoted lines of a form, at least: in a mail they are a few runs, in a form each answer is one. */
const fewestAnswers = 3;

/** Removes quoted mails and mail headers from passages. */
export function ownWords(passages: readonly Passage[]): Passage[] {
  const isMail = passages.slice(0, 8).some(({ text }) => /^(?:subject|asunto):\s/i.test(text));
  const keepsQuotes = !isMail && areAnswers(passages);
  return passages.filter(({ text, cells }, index) => {
    if (cells) return true;
    return (keepsQuotes || !quoted.test(text)) && !(isMail && index < 8 && header.test(text));
  });
}

/** Whether the quoted lines of a text are the answers of a form: each below a question, and no question itself. */
function areAnswers(passages: readonly Passage[]): boolean {
  const first = passages.filter(
    ({ text }, index) => quoted.test(text) && !quoted.test(passages[index - 1]?.text ?? '>'),
  );
  const questions = first.filter(({ text }) => text.endsWith('?'));
  return first.length >= fewestAnswers && questions.length < first.length / 4;
}
