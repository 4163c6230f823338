/**
 * Finds a quote in a text, ignoring differences in line breaks.
 *
 * @returns The index of the first character and of the one after the last, or null when the quote is not found.
 */
export function findQuote(text: string, quote: string): { start: number; end: number } | null {
  const words = quote.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const pattern = new RegExp(
    words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)).join(String.raw`\s+`),
  );
  const found = pattern.exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}
