import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

function withoutAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

/** Test files share modules and a page: each leaves them as it found them, whatever came of its tests. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  cleanup();
  for (const element of [document.documentElement, document.body]) withoutAttributes(element);
  document.body.replaceChildren();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
});
