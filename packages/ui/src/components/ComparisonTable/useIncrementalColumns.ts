import { useEffect, useState } from 'react';

import type { ComparisonColumn } from './types.ts';

/** Columns from one up to another, which is not among them. */
export interface ColumnSpan {
  from: number;
  to: number;
}

export interface IncrementalColumns {
  /** The columns whose cells are drawn so far. */
  drawn: ColumnSpan;
  /** Where the table is scrolled to: what comes into sight is drawn first. */
  onScroll: (scroller: HTMLElement) => void;
}

/** With fewer columns all are drawn at once. */
const leastInParts = 20;
const atFirst = 12;
const atATime = 6;

/**
 * Which columns of a table are drawn. Of many columns those in sight come at once, the others a few at a time while the
 * page is idle, so that opening and ordering a table of thousands of cells never holds it up. In the end all are there,
 * to be found, read out and printed.
 */
export function useIncrementalColumns(columns: readonly ComparisonColumn[]): IncrementalColumns {
  const count = columns.length;
  const order = columns.map(({ id }) => id).join('\n');
  const [sight, setSight] = useState<ColumnSpan>({ from: 0, to: atFirst });
  const [done, setDone] = useState({ order, ...sight });
  const wanted = done.order === order ? spanOver(done, sight) : sight;
  const { from, to } = count < leastInParts ? { from: 0, to: count } : within(wanted, count);

  useEffect(() => {
    if (from === 0 && to === count) return undefined;
    return whenIdle(() => setDone({ order, from: from - atATime, to: to + atATime }));
  }, [order, count, from, to]);

  return {
    drawn: { from, to },
    onScroll: (scroller) => {
      const now = inSight(scroller);
      setSight((before) => (now === null || (now.from === before.from && now.to === before.to) ? before : now));
    },
  };
}

/** The columns that the reader sees, and one more on either side; null where nothing is laid out. */
function inSight(scroller: HTMLElement): ColumnSpan | null {
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

const latestMs = 150;

/** Returns what calls it off. */
function whenIdle(work: () => void): () => void {
  // Not every browser tells when it is idle.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
}
