import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { InEnglish } from '../testing/InEnglish.tsx';
import { MissingPart } from './MissingPart.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows progress while retrying, reports an unreachable server, and can retry again', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const ask = vi.fn<() => Promise<never>>(() => promise);
  vi.stubGlobal('fetch', ask);
  render(<MissingPart />, { wrapper: InEnglish });
  const retry = screen.getByRole('button');
  const user = userEvent.setup();
  await user.click(retry);
  expect(retry.getAttribute('aria-busy')).toBe('true');
  reject(new TypeError('Failed to fetch'));
  expect(await screen.findByText('No response. Check the connection and try again.')).toBeDefined();
  expect(retry.getAttribute('aria-busy')).not.toBe('true');
  await user.click(retry);
  expect(ask).toHaveBeenCalledTimes(2);
});
