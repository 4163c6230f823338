// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

import { observeMatrixStyle } from './matrixStyle.ts';

afterEach(() => vi.unstubAllGlobals());

/** Media queries that notify their listeners of a changed pixel density. */
function screenOf() {
  const listeners = new Map<string, Set<() => void>>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    addEventListener: (_: string, listener: () => void) =>
      listeners.set(query, (listeners.get(query) ?? new Set()).add(listener)),
    removeEventListener: (_: string, listener: () => void) => listeners.get(query)?.delete(listener),
  }));
  vi.stubGlobal('document', {
    documentElement: document.documentElement,
    fonts: { addEventListener: () => undefined, removeEventListener: () => undefined },
  });
  vi.stubGlobal('devicePixelRatio', 1);
  return {
    moveTo: (density: number) => {
      const left = [...(listeners.get(`(resolution: ${devicePixelRatio}dppx)`) ?? [])];
      vi.stubGlobal('devicePixelRatio', density);
      for (const listener of left) listener();
    },
    listening: () => [...listeners.values()].reduce((count, { size }) => count + size, 0),
  };
}

test('reports every change of pixel density, not only the first', () => {
  const { moveTo, listening } = screenOf();
  const onChange = vi.fn<() => void>();
  const stop = observeMatrixStyle(onChange);
  moveTo(2);
  moveTo(1.5);
  moveTo(2);
  expect(onChange).toHaveBeenCalledTimes(3);
  stop();
  expect(listening()).toBe(0);
});
