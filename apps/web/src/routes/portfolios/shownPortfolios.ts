import { pageSize, type Portfolio } from '@aval/contract';

interface ShownPortfolios {
  rows: readonly Portfolio[];
  /** The page shown: the last one when the one asked for is not there. */
  page: number;
  pageCount: number;
  total: number;
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

/**
 * One page of the portfolios in which every word of a search stands, in name or description; accents and case are one.
 *
 * @param page from 1.
 */
export function shownPortfolios(portfolios: readonly Portfolio[], q: string, page: number): ShownPortfolios {
  const words = folded(q).split(/\s+/).filter(Boolean);
  const found = portfolios.filter(({ name, description }) => {
    const text = folded(`${name} ${description ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const shown = Math.min(page, pageCount);
  return {
    rows: found.slice((shown - 1) * pageSize, shown * pageSize),
    page: shown,
    pageCount,
    total: found.length,
  };
}
