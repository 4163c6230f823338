/** As many names as fit in a length, at least one, with an ellipsis for the rest. */
export function firstNames(names: readonly string[], length: number): string {
  let shown = names[0] ?? '';
  for (const [index, name] of names.entries()) {
    if (index === 0) continue;
    if (`${shown}, ${name}`.length > length) return `${shown}…`;
    shown = `${shown}, ${name}`;
  }
  return shown;
}
