import { useEffect, useState } from 'react';

import type { ComparisonColumn } from './types.ts';

/** A range of columns: from (inclusive) to (exclusive). */
export interface ColumnSpan {
  from: number;
  to: number;
}

export interface IncrementalColumns {
  /** The columns whose cells are rendered so far. */
  drawn: ColumnSpan;
  /** Call it on scroll, so that visible columns are rendered first. */
  onScroll: (scroller: HTMLElement) => void;
}

/** With fewer columns, all are rendered immediately. */
const minIncrementalColumns = 20;
const initialColumns = 12;
const batchSize = 6;

/**
 * Renders the columns of a wide table incrementally. Visible columns are rendered immediately, the others a few at a
 * time while the page is idle, so that opening and sorting a table of thousands of cells never blocks it. In the end
 * all are in the document, so that they can be found, read out and printed.
 */
export function useIncrementalColumns(columns: readonly ComparisonColumn[]): IncrementalColumns {
  const count = columns.length;
  const order = columns.map(({ id }) => id).join('\n');
  const [visible, setVisible] = useState<ColumnSpan>({ from: 0, to: initialColumns });
  const [done, setDone] = useState({ order, ...visible });
  const wanted = done.order === order ? spanOver(done, visible) : visible;
  const { from, to } = count < minIncrementalColumns ? { from: 0, to: count } : within(wanted, count);

  useEffect(() => {
    if (from === 0 && to === count) return undefined;
    return whenIdle(() => setDone({ order, from: from - batchSize, to: to + batchSize }));
  }, [order, count, from, to]);

  return {
    drawn: { from, to },
    onScroll: (scroller) => {
      const now = visibleSpan(scroller);
      setVisible((before) => (now === null || (now.from === before.from && now.to === before.to) ? before : now));
    },
  };
}

/** The visible columns, and one more on either side; null when there is no layout. */
function visibleSpan(scroller: HTMLElement): ColumnSpan | null {
  const [corner, first] = scroller.querySelectorAll<HTMLElement>('thead > tr > *');
  if (!corner || !first || first.offsetWidth === 0) return null;
  const start = Math.abs(scroller.scrollLeft) / first.offsetWidth;
  const shown = (scroller.clientWidth - corner.offsetWidth) / first.offsetWidth;
  return { from: Math.floor(start) - 1, to: Math.ceil(start + shown) + 1 };
}

function spanOver(one: ColumnSpan, other: ColumnSpan): ColumnSpan {
  return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
}

function within({ from, to }: ColumnSpan, count: number): ColumnSpan {
  return { from: Math.max(0, Math.min(from, count - 1)), to: Math.min(count, to) };
}

const idleTimeoutMs = 150;

/** Returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  // Not every browser supports `requestIdleCallback`.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(handle);
}
