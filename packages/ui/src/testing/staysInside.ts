import { expect } from 'storybook/test';

/** Fails where something in a box hangs out of its end. */
export async function staysInside(box: Element | null): Promise<void> {
  await expect(box?.scrollWidth).toBe(box?.clientWidth);
}
