import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { loaded } from '../testing/loadables.ts';
import { ScreensStory } from '../testing/ScreensStory.tsx';
import { Sessions } from './Sessions.tsx';

afterEach(cleanup);

const session = (id: number) => ({
  id: String(id),
  user_agent: null,
  created_at: '2026-11-21T10:00:00.000Z',
  last_used_at: '2026-11-21T10:00:00.000Z',
  current: id === 30,
});

it('shows this device and the latest of many sessions, and all of them on request', async () => {
  const sessions = loaded(Array.from({ length: 40 }, (_, index) => session(index)));
  render(<Sessions sessions={sessions} endingIds={[]} onEnd={() => {}} />, { wrapper: ScreensStory });
  const more = await screen.findByRole('button', { name: 'Show all 40 sessions' });
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('This device');
  await userEvent.click(more);
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer sessions' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});
