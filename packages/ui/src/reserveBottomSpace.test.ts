// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { reserveBottomSpace } from './reserveBottomSpace.ts';

const observers = new Set<() => void>();
const resize = () => observers.forEach((measure) => measure());

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #measure: () => void;
      constructor(measure: () => void) {
        this.#measure = measure;
      }
      observe() {
        observers.add(this.#measure);
        this.#measure();
      }
      disconnect() {
        observers.delete(this.#measure);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function bar(style: string, height: number): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = style;
  Object.defineProperty(element, 'offsetHeight', { get: () => height, configurable: true });
  document.body.append(element);
  return element;
}

const room = () => document.documentElement.style.scrollPaddingBlockEnd;

it('reserves the space of the highest bar, and releases it', () => {
  const low = reserveBottomSpace(bar('position: sticky; bottom: 0', 60));
  expect(room()).toBe('76px');
  const high = reserveBottomSpace(bar('position: sticky; bottom: 60px', 80));
  expect(room()).toBe('156px');
  high?.();
  expect(room()).toBe('76px');
  low?.();
  expect(room()).toBe('');
});

it.each([
  ['does not stick', 'position: static; bottom: 0', 60],
  ['sticks to the top only', 'position: sticky; top: 0', 60],
  ['is not shown', 'position: sticky; bottom: 60px', 0],
])('reserves nothing for a bar that %s', (_, style, height) => {
  const release = reserveBottomSpace(bar(style, height));
  expect(room()).toBe('');
  release?.();
});

it('follows a bar that grows', () => {
  const element = bar('position: sticky; bottom: 0', 60);
  const release = reserveBottomSpace(element);
  Object.defineProperty(element, 'offsetHeight', { get: () => 90 });
  resize();
  expect(room()).toBe('106px');
  release?.();
});
