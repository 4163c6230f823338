// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type PropsWithChildren, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting'>;

let see: (entries: readonly Seen[]) => void;

function FakeObserver(handle: typeof see) {
  see = handle;
  return { observe: () => undefined, disconnect: () => undefined };
}

/** As in an app that was opened just now. */
async function showPlace() {
  vi.resetModules();
  const { useIsDue } = await import('./useIsDue.ts');
  function Place({ children }: PropsWithChildren) {
    const ref = useRef<HTMLDivElement>(null);
    return useIsDue(ref) ? children : <div ref={ref} />;
  }
  const shown = render(<Place>a card</Place>);
  return { ...shown, Place };
}
const card = () => screen.queryByText('a card');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', vi.fn(FakeObserver));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what stands below the window is not drawn before it comes near', async () => {
  await showPlace();
  act(() => see([{ isIntersecting: false }]));
  expect(card()).toBeNull();
  act(() => see([{ isIntersecting: true }]));
  expect(card()).not.toBeNull();
});

test.each(['pointermove', 'wheel', 'scroll', 'keydown', 'beforeprint'])('%s draws it', async (sign) => {
  await showPlace();
  expect(card()).toBeNull();
  act(() => void dispatchEvent(new Event(sign)));
  expect(card()).not.toBeNull();
});

test('who reads without a sign gets it after a moment', async () => {
  await showPlace();
  await act(() => vi.advanceTimersByTimeAsync(2499));
  expect(card()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(card()).not.toBeNull();
});

test('one card is drawn after the other, so that the page answers in between', async () => {
  const { Place } = await showPlace();
  render(<Place>another card</Place>);
  act(() => void dispatchEvent(new Event('keydown')));
  expect(card()).not.toBeNull();
  expect(screen.queryByText('another card')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText('another card')).toBeDefined();
});

test('a print has all of them at once', async () => {
  const { Place } = await showPlace();
  render(<Place>another card</Place>);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(card()).not.toBeNull();
  expect(screen.getByText('another card')).toBeDefined();
});

test('nothing is put off once somebody was there', async () => {
  const { Place } = await showPlace();
  act(() => void dispatchEvent(new Event('keydown')));
  render(<Place>another card</Place>);
  expect(screen.getByText('another card')).toBeDefined();
});
