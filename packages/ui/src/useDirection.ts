import { type Ref, type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';

export type Direction = 'ltr' | 'rtl';

function assignRef<T>(node: T | null, ref: Ref<T> | undefined): ReturnType<RefCallback<T>> {
  if (typeof ref === 'function') return ref(node);
  if (ref) ref.current = node;
  return undefined;
}

/**
 * The writing direction of an element, for behaviour that depends on it: which arrow key moves forward, where a menu
 * opens.
 *
 * @param ref another ref of the element.
 * @returns the direction, left to right until the element is mounted, and a ref for the element.
 */
export function useDirection<T extends Element>(ref?: Ref<T>): [Direction, RefCallback<T>] {
  const [direction, setDirection] = useState<Direction>('ltr');
  const element = useRef<T>(null);
  // The page sends no event when its direction changes, so it is checked on every render.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => {
    if (!element.current) return;
    const found = element.current.parentElement?.closest<HTMLElement>('[dir]')?.dir === 'rtl' ? 'rtl' : 'ltr';
    // Setting the same value would still render once more.
    if (found !== direction) setDirection(found);
  });
  // Memoised, because React would detach and attach a new ref callback on every render.
  const setElement = useCallback(
    (node: T | null) => {
      element.current = node;
      return assignRef(node, ref);
    },
    [ref],
  );
  return [direction, setElement];
}
