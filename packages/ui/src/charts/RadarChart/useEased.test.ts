// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useEased } from './useEased.ts';

let isStill = false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  isStill = false;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const eased = (values: readonly number[]) =>
  renderHook((given: readonly number[]) => useEased(given), { initialProps: values });
function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('is not animated initially', () => {
  const { result } = eased([40, 60]);
  wait(100);
  expect(result.current).toEqual([40, 60]);
});

test('animates to new values', () => {
  const { result, rerender } = eased([40, 60]);
  rerender([80, 60]);
  expect(result.current).toEqual([40, 60]);
  wait(80);
  expect(result.current[0]).toBeGreaterThan(50);
  expect(result.current[0]).toBeLessThan(80);
  expect(result.current[1]).toBeCloseTo(60);
  wait(300);
  expect(result.current).toEqual([80, 60]);
});

test('reverses from its current position', () => {
  const { result, rerender } = eased([0]);
  rerender([100]);
  wait(80);
  const halfway = result.current[0] ?? 0;
  rerender([0]);
  expect(result.current[0]).toBe(halfway);
  wait(300);
  expect(result.current).toEqual([0]);
});

test('jumps with reduced motion, and when the number of values changes', () => {
  isStill = true;
  const { result, rerender } = eased([40]);
  rerender([80]);
  expect(result.current).toEqual([80]);
  isStill = false;
  rerender([80, 90]);
  expect(result.current).toEqual([80, 90]);
});
