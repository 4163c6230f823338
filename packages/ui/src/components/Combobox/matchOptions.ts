export interface ComboboxOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
  /** Heading above the option; options without one come first. */
  group?: string | undefined;
}

export interface OptionGroup {
  /** '' for the options without a heading. */
  label: string;
  options: ComboboxOption[];
}

/** The options under their headings, in the order in which each heading first appears; those without a heading first. */
export function groupOptions(options: readonly ComboboxOption[]): OptionGroup[] {
  const groups = Map.groupBy(options, (option) => option.group ?? '');
  return [...groups]
    .map(([label, members]) => ({ label, options: members }))
    .toSorted((a, b) => Number(a.label !== '') - Number(b.label !== ''));
}

// oxlint-disable-next-line no-control-regex
const hasOnlyPlainLetters = /^[\x00-\x7f]*$/;

/** Removes case and accents for comparison. */
export const fold = (text: string): string =>
  hasOnlyPlainLetters.test(text) ? text.toLowerCase() : text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The matching options, best first: those that start with the query, those with a word that does, the rest.
 *
 * @param query Compared without regard to case and accents; a blank query returns every option in its order.
 */
export function matchOptions(options: readonly ComboboxOption[], query: string): ComboboxOption[] {
  const wanted = fold(query.trim());
  if (wanted === '') return [...options];
  const rank = (label: string): number => {
    const text = fold(label);
    if (text.startsWith(wanted)) return 0;
    if (text.includes(` ${wanted}`)) return 1;
    return text.includes(wanted) ? 2 : 3;
  };
  return options
    .map((option) => ({ option, rank: rank(option.label) }))
    .filter((match) => match.rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map((match) => match.option);
}

/**
 * The option that an arrow, Home or End moves to; wraps around and skips disabled options.
 *
 * @param active Current index, -1 for none.
 * @returns The new index, or null when the key does not move or every option is disabled.
 */
export function moveActive(options: readonly ComboboxOption[], active: number, key: string): number | null {
  const count = options.length;
  const starts: Record<string, [number, 1 | -1]> = {
    ArrowDown: [active + 1, 1],
    ArrowUp: [active <= 0 ? count - 1 : active - 1, -1],
    Home: [0, 1],
    End: [count - 1, -1],
  };
  const move = starts[key];
  if (move === undefined) return null;
  const [start, step] = move;
  for (let tried = 0; tried < count; tried += 1) {
    const index = (start + tried * step + count * 2) % count;
    if (options[index]?.disabled !== true) return index;
  }
  return null;
}
