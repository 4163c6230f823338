import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

function withoutAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

/** Test files share modules and a page, so each restores their state even when its tests fail. */
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
