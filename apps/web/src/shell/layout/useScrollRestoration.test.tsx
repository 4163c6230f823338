import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useScrollRestoration } from './useScrollRestoration.ts';

let grow = (): void => undefined;
let most = 2000;

function Frame() {
  useScrollRestoration();
  return <Outlet />;
}

function start(address = '/') {
  const children = [
    { path: '/', element: 'list' },
    { path: '/one', element: 'one' },
  ];
  const router = createMemoryRouter([{ Component: Frame, children }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  const go = (to: string | number) => act(() => (typeof to === 'string' ? router.navigate(to) : router.navigate(to)));
  return { go };
}

/** jsdom does not limit scrolling to the length of the page. */
function scrollPage(y: number) {
  Object.defineProperty(globalThis, 'scrollY', { value: Math.min(y, most), configurable: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: most + innerHeight, configurable: true });
  fireEvent.scroll(window);
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe = () => undefined;
      disconnect = () => {
        grow = () => undefined;
      };
    },
  );
  vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => {
    if (Math.min(top, most) !== scrollY) scrollPage(top);
  });
  most = 2000;
  scrollPage(0);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('restores the scroll position as soon as the page is long enough', async () => {
  const { go } = start();
  scrollPage(900);
  await go('/one');
  scrollPage(0);
  most = 300;
  await go(-1);
  grow();
  expect(scrollY).toBe(300);
  most = 2000;
  grow();
  expect(scrollY).toBe(900);
});

test('stops when the user scrolls in the meantime', async () => {
  const { go } = start();
  scrollPage(900);
  await go('/one');
  scrollPage(0);
  most = 300;
  await go(-1);
  fireEvent.wheel(window);
  scrollPage(100);
  most = 2000;
  grow();
  expect(scrollY).toBe(100);
});

test('stops when the user drags the scrollbar, but not when the page becomes shorter', async () => {
  const { go } = start();
  fireEvent.wheel(window);
  scrollPage(900);
  await go('/one');
  scrollPage(0);
  await go(-1);
  grow();
  expect(scrollY).toBe(900);
  most = 300;
  scrollPage(300);
  most = 2000;
  grow();
  expect(scrollY).toBe(900);
  scrollPage(100);
  grow();
  expect(scrollY).toBe(100);
});

test('opens a new page at its top', async () => {
  const { go } = start();
  scrollPage(900);
  await go('/one');
  scrollPage(0);
  grow();
  expect(scrollY).toBe(0);
});

test('opens another address in a new document at its top', () => {
  start('/');
  scrollPage(900);
  cleanup();
  scrollPage(0);
  start('/one');
  grow();
  expect(scrollY).toBe(0);
});
