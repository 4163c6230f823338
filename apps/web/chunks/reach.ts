/** Everything that can be reached from one; it itself comes first. */
export function reach(from: Iterable<string>, next: (one: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  for (const one of found) for (const other of next(one)) found.add(other);
  return found;
}
