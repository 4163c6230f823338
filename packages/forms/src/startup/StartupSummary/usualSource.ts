import type { SourceMarkProps } from '@aval/ui';

type Source = Pick<SourceMarkProps, 'kind' | 'text'>;

/** How many values a statement must stand behind to be the usual one. */
const few = 3;

/**
 * The statement behind most values: said once, so that marks are left for the exceptions.
 *
 * @returns Its text; null when too few values share one.
 */
export function usualSource(sources: readonly (Source | null | undefined)[]): string | null {
  const counts = new Map<string, number>();
  for (const source of sources) {
    if (source?.kind === 'stated') counts.set(source.text, (counts.get(source.text) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most !== undefined && most[1] >= few ? most[0] : null;
}
