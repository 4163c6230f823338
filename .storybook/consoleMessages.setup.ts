import { afterEach, beforeEach } from 'vitest';

import { captureConsole } from './consoleMessages.ts';

declare module 'vitest' {
  interface TestContext {
    /** The story that has just run; Storybook's add-on sets it. */
    story?: { id: string; tags: string[]; parameters: Record<string, unknown> };
  }
}

/**
 * Not the story's. When the focus leaves a field, user-event sends the 'change' that a browser would; where a dialog takes
 * the focus in an effect, that is in the middle of React's work, and `act` takes what is left of it for suspended.
 */
const ofTheTools = [/A component suspended inside an `act` scope/];

const isPattern = (value: unknown): value is RegExp => value instanceof RegExp;

/** What a story that fails on purpose says that the console will tell: `parameters: { expectedConsoleMessages: [/…/] }`. */
function expectedBy(parameters: Record<string, unknown> | undefined): RegExp[] {
  const expected = parameters?.['expectedConsoleMessages'];
  return [...ofTheTools, ...(Array.isArray(expected) ? expected.filter(isPattern) : [])];
}

const consoleMessages = captureConsole(console);

// What is told between two stories is told by the one before: its effects, timers and promises end late.
let before: string | undefined;
beforeEach(() => {
  const late = consoleMessages.take(ofTheTools);
  if (late.length > 0) throw new Error(`After ${before ?? 'loading'}:\n${late.join('\n')}`);
});

afterEach(({ story, task }) => {
  before = story?.id ?? task.name;
  const told = consoleMessages.take(expectedBy(story?.parameters));
  if (told.length > 0) throw new Error(`A story must leave the console quiet:\n${told.join('\n')}`);
});
