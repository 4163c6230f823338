import { type Ref, type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';

export type Direction = 'ltr' | 'rtl';

function assignRef<T>(node: T | null, ref: Ref<T> | undefined): ReturnType<RefCallback<T>> {
  if (typeof ref === 'function') return ref(node);
  if (ref) ref.current = node;
  return undefined;
}

/**
 * The writing direction around an element, for what follows it in script: which arrow key leads on, where a menu opens.
 *
 * @param ref the ref that the element has besides.
 * @returns the direction, left to right until the element is in the page, and the element's ref.
 */
export function useDirection<T extends Element>(ref?: Ref<T>): [Direction, RefCallback<T>] {
  const [direction, setDirection] = useState<Direction>('ltr');
  const element = useRef<T>(null);
  // The page around tells of no change, so it is looked at with every drawing.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => {
    if (!element.current) return;
    const found = element.current.parentElement?.closest<HTMLElement>('[dir]')?.dir === 'rtl' ? 'rtl' : 'ltr';
    // Set to what it is, it would have the element drawn once more.
    if (found !== direction) setDirection(found);
  });
  // A new one at every drawing would be taken for a new element.
  const hold = useCallback(
    (node: T | null) => {
      element.current = node;
      return assignRef(node, ref);
    },
    [ref],
  );
  return [direction, hold];
}
