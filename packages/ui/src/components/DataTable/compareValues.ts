const collator = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

/** Order of two values of one column: numbers by size, words as a reader of Spanish or English expects. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}
