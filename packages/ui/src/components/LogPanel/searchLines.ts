export interface LineSearch {
  source: string;
  flags: string;
  lines: readonly string[];
  /** Timeout of the whole search in ms. */
  timeoutMs: number;
}

/**
 * Which lines an expression matches, by their index.
 *
 * Finds every match of a line, not only the first, so that highlighting a line takes no longer than searching it.
 *
 * @returns null after a timeout: of the whole search, or of as many lines as a screen shows, which would block
 *   rendering.
 */
export function searchLines({ source, flags, lines, timeoutMs }: LineSearch): number[] | null {
  const screenful = 100;
  const longest = 50;
  const expression = new RegExp(source, flags);
  const begun = performance.now();
  const found: number[] = [];
  let isSecondTry = false;
  let from = 0;
  while (from < lines.length) {
    const before = performance.now();
    const until = Math.min(from + screenful, lines.length);
    const known = found.length;
    for (let index = from; index < until; index += 1) {
      if ((lines[index] ?? '').match(expression) !== null) found.push(index);
    }
    const after = performance.now();
    if (after - begun > timeoutMs) return null;
    if (after - before <= longest) {
      isSecondTry = false;
      from = until;
    } else {
      // A system pause does not happen twice at the same lines.
      if (isSecondTry) return null;
      isSecondTry = true;
      found.length = known;
    }
  }
  return found;
}
