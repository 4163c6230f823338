import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { ScreensStory } from '../testing/ScreensStory.tsx';
import { MissingPart } from './MissingPart.tsx';
import { ReloadContext } from './useReload.ts';

test('shows progress while retrying, reports an unreachable server, and can retry again', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const reloadPage = vi.fn<() => Promise<boolean>>(() => promise);
  render(
    <ReloadContext value={reloadPage}>
      <MissingPart />
    </ReloadContext>,
    { wrapper: ScreensStory },
  );
  const retry = screen.getByRole('button');
  const user = userEvent.setup();
  await user.click(retry);
  expect(retry.getAttribute('aria-busy')).toBe('true');
  resolve(false);
  expect(await screen.findByText('No response. Check the connection and try again.')).toBeDefined();
  expect(retry.getAttribute('aria-busy')).not.toBe('true');
  await user.click(retry);
  expect(reloadPage).toHaveBeenCalledTimes(2);
});
