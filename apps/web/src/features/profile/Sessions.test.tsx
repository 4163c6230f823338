import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { messages } from '../../shell/language/app/en.ts';
import { AppProviders } from '../../testing/AppProviders.tsx';
import { respond, stubServer } from '../../testing/stubServer.ts';
import { Sessions } from './Sessions.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const session = (id: number) => ({
  id: String(id),
  user_agent: null,
  created_at: '2026-11-21T10:00:00.000Z',
  last_used_at: '2026-11-21T10:00:00.000Z',
  current: id === 30,
});

it('shows this device and the latest of many sessions, and all of them on request', async () => {
  stubServer({
    'GET /api/auth/sessions': () => respond({ sessions: Array.from({ length: 40 }, (_, index) => session(index)) }),
  });
  i18n.loadAndActivate({ locale: 'en', messages });
  render(
    <AppProviders client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Sessions />
    </AppProviders>,
  );
  const more = await screen.findByRole('button', { name: 'Show all 40 sessions' });
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('This device');
  await userEvent.click(more);
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer sessions' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});
