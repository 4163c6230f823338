// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { RelativeDate } from './RelativeDate.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('says how long ago, goes on while it is looked at, and has the exact moment on hover', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 10, 3) });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <RelativeDate date="2026-11-20T10:00:00.000Z" />
    </I18nProvider>,
  );
  const time = screen.getByTitle('20/11/2026, 10:00 UTC');
  expect(time.textContent).toBe('3 minutes ago');
  act(() => void vi.advanceTimersByTime(120_000));
  expect(time.textContent).toBe('5 minutes ago');
});
