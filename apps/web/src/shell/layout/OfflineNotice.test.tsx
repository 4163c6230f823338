import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { InEnglish } from '../../testing/InEnglish.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

const title = 'You are offline';

async function connect(isOnline: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await act(() => Promise.resolve(dispatchEvent(new Event(isOnline ? 'online' : 'offline'))));
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('is shown while offline until it is dismissed, and again the next time', async () => {
  render(<OfflineNotice />, { wrapper: InEnglish });
  expect(screen.queryByText(title)).toBeNull();
  await connect(false);
  expect(screen.getByText(title)).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(title)).toBeNull();
  await connect(true);
  await connect(false);
  expect(screen.getByText(title)).toBeDefined();
  await connect(true);
  expect(screen.queryByText(title)).toBeNull();
});
