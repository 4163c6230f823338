import { TimeZoneProvider } from '@aval/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { ScreensStory } from '../testing/ScreensStory.tsx';
import { RelativeDate } from './RelativeDate.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('shows the relative time, updates it while mounted, and has the exact time on hover', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 10, 3) });
  render(<RelativeDate date="2026-11-20T10:00:00.000Z" />, { wrapper: ScreensStory });
  const time = screen.getByTitle('20/11/2026, 10:00 UTC');
  expect(time.textContent).toBe('3 minutes ago');
  act(() => void vi.advanceTimersByTime(120_000));
  expect(time.textContent).toBe('5 minutes ago');
});

test('shows the exact time in the user’s time zone', () => {
  render(
    <TimeZoneProvider value="Europe/Madrid">
      <RelativeDate date="2026-06-12T23:19:00.000Z" />
    </TimeZoneProvider>,
    { wrapper: ScreensStory },
  );
  expect(screen.getByTitle('13/06/2026, 01:19 CEST')).toBeDefined();
});
