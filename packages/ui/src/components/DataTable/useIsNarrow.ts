import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

import { observeWidth } from '../../charts/shared/observeWidth.ts';

const subscribe = () => () => undefined;

/**
 * Whether an element is narrower than a limit in px. The width itself is not state, so that a wide table does not
 * re-render for every px. False when the width cannot be measured.
 *
 * In a window narrower than the limit it is true before the measurement: the first height is then final, and going back
 * can restore the scroll position.
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
