import { formatNumber } from '@aval/metrics';
import { useState } from 'react';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import type { DataPages } from './types.ts';

interface OwnPages {
  /** From (inclusive) to (exclusive). */
  shown: { from: number; to: number };
  /** Undefined when all rows are on one page. */
  pages: DataPages | undefined;
  /** Goes back to the first page, for example after sorting. */
  restart: () => void;
}

/**
 * Client-side pagination. Without a size there is one page; when rows are removed, it moves to the last remaining page.
 */
export function usePages(count: number, size: number | undefined): OwnPages {
  const texts = useTexts();
  const [wanted, setPage] = useState(1);
  const restart = () => setPage(1);
  if (size === undefined || count === 0) return { shown: { from: 0, to: count }, pages: undefined, restart };
  const pageCount = Math.ceil(count / size);
  const page = Math.min(wanted, pageCount);
  const from = (page - 1) * size;
  const to = Math.min(count, from + size);
  const summary = fillText(texts.rowsOf, {
    from: formatNumber(from + 1),
    to: formatNumber(to),
    total: formatNumber(count),
  });
  return { shown: { from, to }, pages: { page, pageCount, onPageChange: setPage, summary }, restart };
}
