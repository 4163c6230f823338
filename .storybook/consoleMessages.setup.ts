import { afterEach, beforeEach } from 'vitest';

import { captureConsole } from './consoleMessages.ts';

declare module 'vitest' {
  interface TestContext {
    /** The story that has just run; Storybook's add-on sets it. */
    story?: { id: string; tags: string[]; parameters: Record<string, unknown> };
  }
}

/**
 * Caused by the tools, not by the story.
 *
 * - When the focus leaves a field, user-event dispatches 'change' as a browser would; when a dialog takes the focus in
 *   an effect, this happens while React is rendering, and `act` treats the remaining work as suspended.
 * - No story calls `act`. Storybook does while it renders, and turns React's act environment off while a story waits;
 *   on a busy machine the end of one story's wait can fall into the rendering of the next.
 */
const causedByTools = [
  /A component suspended inside an `act` scope/,
  /The current testing environment is not configured to support act/,
];

const isPattern = (value: unknown): value is RegExp => value instanceof RegExp;

/** The console messages that a story causes on purpose: `parameters: { expectedConsoleMessages: [/…/] }`. */
function expectedBy(parameters: Record<string, unknown> | undefined): RegExp[] {
  const expected = parameters?.['expectedConsoleMessages'];
  return [...causedByTools, ...(Array.isArray(expected) ? expected.filter(isPattern) : [])];
}

const consoleMessages = captureConsole(console);

// Messages between two stories come from the previous one: its effects, timers and promises may end late.
let before: string | undefined;
beforeEach(() => {
  const lateMessages = consoleMessages.take(causedByTools);
  if (lateMessages.length > 0) throw new Error(`After ${before ?? 'loading'}:\n${lateMessages.join('\n')}`);
});

afterEach(({ story, task }) => {
  before = story?.id ?? task.name;
  const messages = consoleMessages.take(expectedBy(story?.parameters));
  if (messages.length > 0) throw new Error(`A story must not log errors or warnings:\n${messages.join('\n')}`);
});
