import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

import { watchWidth } from '../../charts/shared/watchWidth.ts';

/**
 * Whether an element is narrower than a limit in px. The width itself is kept out of the state: a wide table is drawn
 * once, not again for every px. Not narrow where nothing can be measured.
 */
export function useIsNarrow<Element extends HTMLElement>(
  limit: number,
): [ref: RefObject<Element | null>, isNarrow: boolean] {
  const ref = useRef<Element>(null);
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    return watchWidth(element, (width) => width > 0 && setNarrow(width < limit));
  }, [limit]);
  return [ref, isNarrow];
}
