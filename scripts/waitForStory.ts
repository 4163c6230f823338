import type { Page } from 'playwright';

interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Waits until the story of a page is rendered and its play function has ended, as Chromatic does. */
export async function waitForStory(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { currentRender } = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__ ?? {};
    return ['completed', 'finished', 'errored', 'aborted'].includes(currentRender?.phase ?? '');
  });
}
