import { expect, waitFor } from 'storybook/test';

/** Waits until the parts that load lazily are shown, so that they are in the pictures. */
export const settled = (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelector('[aria-busy=true], [data-state=pending]')).toBeNull());
