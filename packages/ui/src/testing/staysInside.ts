import { expect } from 'storybook/test';

/** Fails when content overflows the inline end of a box. */
export async function staysInside(box: Element | null): Promise<void> {
  await expect(box?.scrollWidth).toBe(box?.clientWidth);
}
