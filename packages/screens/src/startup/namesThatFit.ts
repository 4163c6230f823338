/**
 * As many names as fit in a length, at least one, and the number of the remaining ones: never just one, because its
 * name takes no more space than 'and 1 more'.
 */
export function namesThatFit(names: readonly string[], length: number): { shown: string; left: number } {
  let count = 1;
  while (count < names.length && names.slice(0, count + 1).join(', ').length <= length) count += 1;
  if (count === names.length - 1) count = names.length;
  return { shown: names.slice(0, count).join(', '), left: Math.max(0, names.length - count) };
}
