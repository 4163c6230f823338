import { ReloadContext } from '@aval/screens';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { reloadPage } from '../../loading/reloadPage.ts';
import { InEnglish } from '../../testing/InEnglish.tsx';
import { RouteError } from './RouteError.tsx';

const ask = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => {
  ask.mockClear();
  vi.stubGlobal('fetch', ask);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(failure: Error) {
  const router = createMemoryRouter([{ path: '/', loader: () => Promise.reject(failure), ErrorBoundary: RouteError }]);
  const { unmount } = render(
    <ReloadContext value={reloadPage}>
      <RouterProvider router={router} />
    </ReloadContext>,
    { wrapper: InEnglish },
  );
  return unmount;
}

test('retries a failed chunk when the network is back, as long as the error is shown', async () => {
  const listen = vi.spyOn(globalThis, 'addEventListener');
  onTestFinished(() => listen.mockRestore());
  const leave = open(new TypeError('Failed to fetch dynamically imported module: /assets/page.js'));
  expect(await screen.findByText('This page could not be loaded')).toBeDefined();
  // Effects run some time after the first paint.
  await waitFor(() => expect(listen).toHaveBeenCalledWith('online', expect.any(Function)));
  expect(ask).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('No response. Check the connection and try again.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  leave();
  dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledOnce();
});

test('does not retry a page that failed for another reason', async () => {
  document.title = 'Startups · Aval';
  open(new Error('The figures do not add up'));
  expect(await screen.findByText('An error has occurred')).toBeDefined();
  // Set by an effect, which runs some time after the first paint.
  await waitFor(() => expect(document.title).toBe('An error has occurred · Aval'));
  dispatchEvent(new Event('online'));
  expect(ask).not.toHaveBeenCalled();
});
