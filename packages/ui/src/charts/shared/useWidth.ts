import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { observeWidth } from './observeWidth.ts';

/**
 * The current width of an element in whole px.
 *
 * @param initial px before the element is measured (on a server, in the first render), and when it cannot be.
 * @returns also whether it is measured: slow drawings wait for that, so that they are drawn once.
 */
export function useWidth<Element extends HTMLElement>(
  initial: number,
): [ref: RefObject<Element | null>, width: number, isMeasured: boolean] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    return observeWidth(element, (measured) => setWidth((before) => (measured > 0 ? measured : (before ?? initial))));
  }, [initial]);
  return [ref, width ?? initial, width !== null];
}
