import { afterEach, expect, it, vi } from 'vitest';

import { reloadPage } from './reloadPage.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps the page while the server does not respond, and reloads it once it does', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { href: 'http://localhost/dashboard', reload });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await reloadPage()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  expect(await reloadPage()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
