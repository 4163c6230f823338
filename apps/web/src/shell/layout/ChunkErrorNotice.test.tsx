import { chunkFailed, chunkRecovered } from '@aval/screens';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { InEnglish } from '../../testing/InEnglish.tsx';
import { ChunkErrorNotice } from './ChunkErrorNotice.tsx';

const title = 'Part of the page could not be loaded';
const come = () => act(() => Promise.resolve(dispatchEvent(new Event(chunkRecovered))));
const fail = () => act(() => Promise.resolve(dispatchEvent(new Event(chunkFailed))));

function show() {
  render(<ChunkErrorNotice />, { wrapper: InEnglish });
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('reports a chunk that failed to load with a way to fix it, and again after it was dismissed', async () => {
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

test('disappears once the chunk has loaded', async () => {
  show();
  await fail();
  await come();
  expect(screen.queryByText(title)).toBeNull();
});

test('shows only the offline notice when offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  await fail();
  expect(screen.queryByText(title)).toBeNull();
});
