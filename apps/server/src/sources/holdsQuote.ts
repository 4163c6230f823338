/** Whether words stand in a text, however either is broken into lines. */
export function holdsQuote(text: string, quote: string): boolean {
  const words = squeezed(quote);
  return words !== '' && squeezed(text).includes(words);
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
