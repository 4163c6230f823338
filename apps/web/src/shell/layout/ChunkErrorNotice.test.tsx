// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { codeCame, codeMissing } from '../../loading/codeEvents.ts';
import { InEnglish } from '../../testing/InEnglish.tsx';
import { ChunkErrorNotice } from './ChunkErrorNotice.tsx';

const title = 'Part of the page could not be loaded';
const come = () => act(() => Promise.resolve(dispatchEvent(new Event(codeCame))));
const fail = () => act(() => Promise.resolve(dispatchEvent(new Event(codeMissing))));

function show() {
  render(<ChunkErrorNotice />, { wrapper: InEnglish });
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('code that cannot be had is told of with a way out, and again after it was put away', async () => {
  show();
  expect(screen.queryByText(title)).toBeNull();
  await fail();
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(title)).toBeNull();
  await fail();
  expect(screen.getByText(title)).toBeDefined();
});

test('it goes once the code has come', async () => {
  show();
  await fail();
  await come();
  expect(screen.queryByText(title)).toBeNull();
});

test('without a network only that is said', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  await fail();
  expect(screen.queryByText(title)).toBeNull();
});
