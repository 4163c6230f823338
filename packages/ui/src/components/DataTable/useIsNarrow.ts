import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

import { observeWidth } from '../../charts/shared/observeWidth.ts';

const subscribe = () => () => undefined;

/**
 * Whether an element is narrower than a limit in px. The width itself is kept out of the state: a wide table is drawn
 * once, not again for every px. Not narrow where nothing can be measured.
 *
 * What stands in a narrower window is narrow before it is measured: its first height is then its height, and a page that
 * is gone back to can be scrolled to where it was.
 */
export function useIsNarrow<Element extends HTMLElement>(
  limit: number,
): [ref: RefObject<Element | null>, isNarrow: boolean] {
  const ref = useRef<Element>(null);
  const isInNarrowWindow = useSyncExternalStore(
    subscribe,
    () => window.innerWidth < limit,
    () => false,
  );
  const [isNarrow, setNarrow] = useState(isInNarrowWindow);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    return observeWidth(element, (width) => width > 0 && setNarrow(width < limit));
  }, [limit]);
  return [ref, isNarrow];
}
