/** How many of the visible rows are selected. */
export function selectionState(selected: ReadonlySet<string>, keys: readonly string[]): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** The selection with one row toggled. */
export function toggleRow(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The selection with every visible row, or with none of them when all were selected; other pages keep theirs. */
export function toggleRows(selected: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  const next = new Set(selected);
  const isAdding = selectionState(selected, keys) !== 'all';
  for (const key of keys) {
    if (isAdding) next.add(key);
    else next.delete(key);
  }
  return next;
}
