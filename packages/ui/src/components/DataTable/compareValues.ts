const collator = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

/** Compares two values of one column: numbers by size, texts in the collation of Spanish and English. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}
