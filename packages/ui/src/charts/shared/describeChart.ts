/**
 * Joins names into a phrase: 'Value, Market and Team'.
 *
 * @param and the word before the last name.
 */
export function joinNames(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}

/**
 * The items with the lowest and the highest value; the first of several with the same value.
 *
 * @returns null when there is none.
 */
export function extremes<Item>(
  items: readonly Item[],
  valueOf: (item: Item) => number,
): { lowest: Item; highest: Item } | null {
  const [first] = items;
  if (first === undefined) return null;
  let lowest: Item = first;
  let highest: Item = first;
  for (const item of items) {
    if (valueOf(item) < valueOf(lowest)) lowest = item;
    if (valueOf(item) > valueOf(highest)) highest = item;
  }
  return { lowest, highest };
}

/** Joins sentences into one text; empty ones are left out. */
export function joinSentences(...sentences: readonly (string | null)[]): string {
  return sentences.filter((sentence) => sentence !== null && sentence !== '').join(' ');
}
