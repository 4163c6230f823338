/** Signs of a list, the number or letter of a question, and 'Q:' before it; a dash only if it is no minus. */
const marker =
  /^(?:(?:[\s*•·▪‣◦✓✔☑☐□■●○>→➔▸►–—]|-(?!\d))+|\d{1,2}[.)]\s+|\d{1,2}(?:\.\d{1,2}){1,3}[.)]?\s+(?=\p{L}{3})|[a-z]\.\d{1,2}[.)]?\s+(?=\p{L}{2})|\(?[a-z\d]{1,2}\)\s+|[a-z]\.\s+(?=\p{Lu})|o\s+(?=\p{Lu})|(?:p|(?:question|pregunta)\s|q(?![1-4]\s?:))\s?\d{1,2}\s?[.):]\s*|[qp]:\s+)/iu;
const emphasis = /\*+|(?<!_)__(?!_)|`+/g;
/** What stands before an answer: a sign of a list, or 'A:', 'R:', 'Answer:', 'Respuesta:'. */
const answerMark = /^(?:[\s•·▪‣◦>→➔▸►]+|[-–—]\s+)?(?:(?:a|r|answer|respuesta|ans)\s?[.:]\s+)?/iu;
const inQuotes = /^(?:"([^"]+)"|“([^”]+)”|«([^»]+)»|\[([^\]]+)\]),?$/u;

/** Removes the marks of lists, of numbered questions and of Markdown from a label, or from a line that begins with one. */
export function withoutMarks(text: string): string {
  return text.replace(marker, '').replaceAll(emphasis, '').trim();
}

/** Removes the mark of an answer and the quotation marks or brackets around a value. */
export function bareValue(text: string): string {
  const value = text.replace(answerMark, '').replaceAll(emphasis, '').trim();
  return inQuotes.exec(value)?.slice(1).find(Boolean) ?? value;
}
