import { useLayoutEffect, useRef, type RefObject } from 'react';

import { isSameEntry, type LogEntry } from './types.ts';

interface Place {
  entry: LogEntry;
  /** Its index when it was last visible. */
  index: number;
  /** px from the top of the region to the top of the line. */
  top: number;
}

interface ScrollAnchorOptions {
  scroller: RefObject<HTMLDivElement | null>;
  entries: readonly LogEntry[];
  /** Whether the log follows its end instead. */
  isFollowing: boolean;
  /** Estimated px from the start of all lines to a line that is not rendered. */
  offsetOf: (index: number) => number;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

function visibleLines(scroller: HTMLElement, entries: readonly LogEntry[]): Place[] {
  const { top: start, bottom: end } = scroller.getBoundingClientRect();
  return [...scroller.querySelectorAll('[role="listitem"]')].flatMap((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    const index = Number(line.getAttribute('aria-posinset')) - 1;
    const entry = entries[index];
    return bottom > start && top < end && entry !== undefined ? [{ entry, index, top: top - start }] : [];
  });
}

/** New position of the first of these lines that still exists; null when none does, or when none has moved. */
function movedLine(places: readonly Place[], entries: readonly LogEntry[]): Place | null {
  const [first] = places;
  if (first === undefined) return null;
  const same = entries[first.index];
  if (same !== undefined && isSameEntry(same, first.entry)) return null;
  for (const place of places) {
    const index = entries.findLastIndex((entry) => isSameEntry(entry, place.entry));
    if (index >= 0) return { ...place, index };
  }
  return null;
}

/**
 * Scroll anchoring: keeps the visible lines in place while lines above them are removed, because logs are truncated at
 * the front as they grow, and filtered.
 *
 * @returns A function to call after the user scrolls.
 */
export function useScrollAnchor({ scroller, entries, isFollowing, offsetOf }: ScrollAnchorOptions): () => void {
  const seen = useRef<readonly Place[]>([]);
  const moved = useRef<Place | null>(null);

  function remember() {
    if (scroller.current !== null && moved.current === null) seen.current = visibleLines(scroller.current, entries);
  }

  useLayoutEffect(() => {
    moved.current = isFollowing ? null : movedLine(seen.current, entries);
  }, [entries, isFollowing]);

  // Runs after every render: a line may be rendered only after the region has scrolled to it.
  useLayoutEffect(() => {
    const element = scroller.current;
    const place = moved.current;
    if (isFollowing || element === null) return;
    if (place !== null) {
      const line = element.querySelector(`[aria-posinset="${place.index + 1}"]`);
      const before = element.scrollTop;
      const top = line === null ? offsetOf(place.index) - place.top : before + topOf(line) - topOf(element) - place.top;
      element.scrollTo({ top, behavior: 'instant' });
      if (line === null && element.scrollTop !== before) return;
      moved.current = null;
    }
    remember();
  });

  return remember;
}
