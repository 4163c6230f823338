import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** A root that renders synchronously, so that only the contender's own time is measured. */
export function reactRoot(element: HTMLElement) {
  const root = createRoot(element);
  return {
    render: (node: ReactNode) => flushSync(() => root.render(node)),
    remove: () => root.unmount(),
  };
}

/** Waits, frame by frame, until a condition is true; gives up after 600 frames. */
export async function until(isThere: () => boolean): Promise<void> {
  for (let frame = 0; frame < 600 && !isThere(); frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
