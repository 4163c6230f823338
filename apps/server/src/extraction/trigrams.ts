/** How alike two texts are by their groups of three letters: 0 for nothing in common, 1 for the same (Dice). */
export function trigramLikeness(a: string, b: string): number {
  const first = trigramsOf(a);
  const second = trigramsOf(b);
  if (first.size === 0 || second.size === 0) return 0;
  let shared = 0;
  for (const trigram of first) if (second.has(trigram)) shared += 1;
  return (2 * shared) / (first.size + second.size);
}

function trigramsOf(text: string): Set<string> {
  const padded = `  ${text} `;
  const trigrams = new Set<string>();
  for (let index = 0; index + 3 <= padded.length; index += 1) trigrams.add(padded.slice(index, index + 3));
  return trigrams;
}
