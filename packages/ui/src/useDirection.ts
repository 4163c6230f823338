import { type Ref, type RefCallback, useState } from 'react';

export type Direction = 'ltr' | 'rtl';

function handOver<T>(node: T | null, ref: Ref<T> | undefined): ReturnType<RefCallback<T>> {
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
  const look: RefCallback<T> = (node) => {
    if (node) setDirection(node.parentElement?.closest<HTMLElement>('[dir]')?.dir === 'rtl' ? 'rtl' : 'ltr');
    return handOver(node, ref);
  };
  return [direction, look];
}
