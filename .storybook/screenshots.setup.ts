import { afterEach, beforeAll, expect } from 'vitest';
import { page } from 'vitest/browser';

import { frameName, frameOf } from './frameOf.ts';
import madeWith from './screenshots/madeWith.json' with { type: 'json' };

const fonts = ['"Inter Variable"', '"Geist Mono Variable"'];

/** Other browsers and systems render the edges of letters slightly differently. */
const isSameBrowser =
  navigator.userAgent.includes(`Chrome/${madeWith.chromium}.`) && navigator.userAgent.includes(madeWith.platform);
const comparatorOptions = isSameBrowser
  ? { threshold: 0.1, allowedMismatchedPixels: 0 }
  : { threshold: 0.2, allowedMismatchedPixels: 100 };

const painted = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

function advice(component: string, isMissing: boolean): string {
  const command = `npm run screenshots:accept -- ${component}`;
  return isMissing
    ? `This story has no baseline yet. Check the screenshot named above; if it is correct, run ${command} and commit the files it writes to .storybook/screenshots.`
    : `Compare the screenshots named above. If the change is intended, run ${command} and commit the files it writes to .storybook/screenshots.`;
}

// A chart that is measured with the fallback font may place its labels differently.
beforeAll(async () => {
  await Promise.all(fonts.map((font) => document.fonts.load(`16px ${font}`)));
});

// Compares the state that the play function leaves on the screen.
afterEach(async ({ story, task }) => {
  if (!story?.tags.includes('gallery') || task.result?.state === 'fail') return;
  const component = task.file.name.replace(/^.*\/|\.stories\.tsx$/g, '');
  const name = `${component}/${story.id.replace(/^.*--/, '')}`;
  await document.fonts.ready;
  await painted();
  const frame = frameOf(document.body);
  if (frame.bottom > innerHeight) {
    await page.viewport(innerWidth, Math.ceil(frame.bottom));
    await painted();
  }
  try {
    await expect(page.getByTestId(frameName)).toMatchScreenshot(name, { comparatorOptions });
  } catch (error) {
    if (error instanceof Error) {
      error.message += `\n\n${advice(component, error.message.includes('No existing reference'))}`;
    }
    throw error;
  } finally {
    frame.element.remove();
  }
}, 60_000);
