import { singleLinkage } from './singleLinkage.ts';

export const matrixOrders = ['given', 'name', 'score', 'similarity'] as const;

/** `similarity` puts similar items next to each other, so that groups become visible. */
export type MatrixOrder = (typeof matrixOrders)[number];

export interface MatrixItem {
  id: string;
  label: string;
  /** Sort key of `score`, highest first; items without one come last. */
  score?: number | null | undefined;
}

const collator = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

/**
 * Indexes of the items in display order; the sort is stable.
 *
 * @param values rows and columns in the order of the items: 0-1, null when unknown.
 */
export function orderMatrix(
  items: readonly MatrixItem[],
  values: readonly (readonly (number | null)[])[],
  order: MatrixOrder,
): number[] {
  const places = items.map((_, index) => index);
  if (order === 'given') return places;
  const scoreOf = (index: number): number => items[index]?.score ?? Number.NEGATIVE_INFINITY;
  if (order === 'name')
    return places.toSorted((a, b) => collator.compare(items[a]?.label ?? '', items[b]?.label ?? ''));
  if (order === 'score') return places.toSorted((a, b) => (scoreOf(a) === scoreOf(b) ? 0 : scoreOf(b) - scoreOf(a)));
  const linked = singleLinkage(values);
  const first = linked[0] ?? 0;
  const last = linked.at(-1) ?? 0;
  const isTurned = scoreOf(first) === scoreOf(last) ? first > last : scoreOf(first) < scoreOf(last);
  return isTurned ? linked.toReversed() : linked;
}

/** The orders that make sense for these items. */
export function ordersFor(items: readonly MatrixItem[]): MatrixOrder[] {
  const hasScores = items.some(({ score }) => score !== null && score !== undefined);
  return matrixOrders.filter((order) => order !== 'score' || hasScores);
}
