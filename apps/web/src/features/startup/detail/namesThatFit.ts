/**
 * As many names as fit in a length, at least one, and how many are left: none or several, for one takes no more room
 * than the words that would stand for it.
 */
export function namesThatFit(names: readonly string[], length: number): { shown: string; left: number } {
  let count = 1;
  while (count < names.length && names.slice(0, count + 1).join(', ').length <= length) count += 1;
  if (count === names.length - 1) count = names.length;
  return { shown: names.slice(0, count).join(', '), left: Math.max(0, names.length - count) };
}
