import { useLayoutEffect } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'aval.scroll';
const patience = 4000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function readKept(): Map<string, number> {
  if (typeof sessionStorage === 'undefined') return new Map();
  try {
    const kept = Object(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')) as Record<string, unknown>;
    return new Map(Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return new Map();
  }
}

/** The scroll position of each history entry. */
const left = readKept();

globalThis.addEventListener?.('pagehide', () => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(left)));
  } catch {
    // Without browser storage, pages open at the top.
  }
});

/**
 * Restores the scroll position after Back and after a reload while the page grows to its full length, because its data
 * may have to be refetched. It stops when the user scrolls, and skips entries with `startsAtTop`.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search, state } = useLocation() as Location<{ startsAtTop?: boolean } | null>;
  const startsAtTop = state?.startsAtTop === true;
  // The first history entry of every document has the same key.
  const entry = key + pathname + search;
  const type = useNavigationType();
  useLayoutEffect(() => {
    const wanted = (type === NavigationType.Pop && !startsAtTop ? left.get(entry) : undefined) ?? 0;
    let isReturning = wanted > 0;
    let hasArrived = false;
    const isThere = () => Math.abs(scrollY - wanted) <= 1;
    const isLongEnough = () => document.documentElement.scrollHeight - innerHeight >= wanted;
    const goThere = () => {
      if (!isThere()) scrollTo({ top: wanted, behavior: 'instant' });
    };
    const handleScroll = () => {
      // Dragging the scrollbar fires no other event.
      if (isReturning && hasArrived && !isThere() && isLongEnough()) stop();
      if (!isReturning) {
        left.set(entry, scrollY);
        return;
      }
      hasArrived ||= isThere();
      goThere();
    };
    const observer = new ResizeObserver(goThere);
    const stop = () => {
      isReturning = false;
      observer.disconnect();
      clearTimeout(timer);
      for (const move of ownMoves) removeEventListener(move, stop);
    };
    const timer = setTimeout(stop, patience);
    if (isReturning) {
      observer.observe(document.body);
      for (const move of ownMoves) addEventListener(move, stop, { passive: true });
    }
    addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      stop();
      removeEventListener('scroll', handleScroll);
    };
  }, [entry, type, startsAtTop]);
}
