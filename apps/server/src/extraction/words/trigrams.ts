/** Returns the trigrams of a text, padded with spaces. */
export function trigramsOf(text: string): ReadonlySet<string> {
  const padded = `  ${text} `;
  const trigrams = new Set<string>();
  for (let index = 0; index + 3 <= padded.length; index += 1) trigrams.add(padded.slice(index, index + 3));
  return trigrams;
}

/** Returns the trigram similarity of two texts: 0 for nothing in common, 1 for equal (Dice coefficient). */
export function trigramLikeness(a: string, b: string): number {
  return likenessOf(trigramsOf(a), trigramsOf(b));
}

/** Computes `trigramLikeness` from trigrams that are already known. */
export function likenessOf(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  if (first.size === 0 || second.size === 0) return 0;
  let shared = 0;
  for (const trigram of first) if (second.has(trigram)) shared += 1;
  return (2 * shared) / (first.size + second.size);
}
