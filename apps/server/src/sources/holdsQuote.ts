/** Whether a text contains a quote, ignoring line breaks. */
export function holdsQuote(text: string, quote: string): boolean {
  const words = squeezed(quote);
  return words !== '' && squeezed(text).includes(words);
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
