import { expect, test, vi } from 'vitest';

import { captureConsole, printed } from './consoleMessages.ts';

const quiet = () => ({ error: vi.fn<typeof console.error>(), warn: vi.fn<typeof console.warn>() });

test('captures errors and warnings once and still prints them', () => {
  const target = quiet();
  const { error, warn } = target;
  const consoleMessages = captureConsole(target);
  target.error('Each child in a list should have a unique %s prop.', '"key"');
  target.warn('Missing `Description`', { id: 3 });
  expect(consoleMessages.take()).toEqual([
    'console.error: Each child in a list should have a unique "key" prop.',
    'console.warn: Missing `Description` {"id":3}',
  ]);
  expect(consoleMessages.take()).toEqual([]);
  expect(error).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('ignores only the expected messages', () => {
  const target = quiet();
  const consoleMessages = captureConsole(target);
  target.error(new Error('The picture could not be drawn'));
  target.error('Invalid prop');
  expect(consoleMessages.take([/could not be drawn/])).toEqual(['console.error: Invalid prop']);
});

test('formats arguments like a console', () => {
  expect(printed(['%c%s of %d', 'color: red', 'one', 2, 'and more'])).toBe('one of 2 and more');
  expect(printed(['100 %s'])).toBe('100 %s');
  expect(printed([undefined, null])).toBe('undefined null');
});
