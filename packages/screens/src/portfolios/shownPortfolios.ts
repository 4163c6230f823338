import { pageSize, type Portfolio } from '@aval/contract';

interface ShownPortfolios {
  rows: readonly Portfolio[];
  /** The current page; the last one when the requested page does not exist. */
  page: number;
  pageCount: number;
  total: number;
}

/** The texts that a search matches. */
export const searchedTexts = ({ name, description }: Portfolio) => [name, description];

/**
 * One page of the matching portfolios.
 *
 * @param page from 1.
 */
export function shownPortfolios(found: readonly Portfolio[], page: number): ShownPortfolios {
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const shown = Math.min(page, pageCount);
  return {
    rows: found.slice((shown - 1) * pageSize, shown * pageSize),
    page: shown,
    pageCount,
    total: found.length,
  };
}
