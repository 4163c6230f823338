import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { person, respond } from '../../testing/stubServer.ts';

const notice = (id: number, isUnread: boolean) => ({
  id,
  startup: { id: 5, name: 'Solara' },
  kind: 'score_moved',
  detail: { from: 70, to: 70 + id },
  text: `The score of Solara rose from 70,0 to ${70 + id},0`,
  path: `/startups/5?at=2026-11-2${id}_10:00:00`,
  created_at: `2026-11-2${id}T10:00:00.000Z`,
  calculation_date: `2026-11-2${id}T10:00:00.000Z`,
  is_unread: isUnread,
});

/** One of two pages of three notices, two on the first one. */
function pageOfMany(page: number, unread: number) {
  const shown = page === 2 ? [6] : [8, 7];
  return { notices: shown.map((id) => notice(id, unread > 0)), page, pages: 2, unread };
}

describe('Notices', () => {
  let app: StartedApp;
  let unread = 2;
  let isBroken = false;
  let isLong = false;
  const sent: unknown[] = [];

  beforeAll(async () => {
    app = await startApp('/about', person(1), {
      'GET /api/notices': ({ query }) =>
        isBroken
          ? respond({ error: 'INTERNAL', message: 'The database is restarting', details: null, requestId: 'x' }, 500)
          : respond(
              isLong
                ? pageOfMany(Number(query.get('page')), unread)
                : { notices: [notice(4, unread > 0), notice(3, unread > 1)], page: 1, pages: 1, unread },
            ),
      'GET /api/notices/count': () => respond({ unread }),
      'POST /api/notices/read': ({ body }) => {
        sent.push(body);
        unread = 0;
        return respond({ unread });
      },
    });
    await app.go('/profile');
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  const arrive = async () => {
    [unread, isLong, sent.length] = [3, true, 0];
    await app.go('/profile');
    vi.setSystemTime(Date.now() + 60_000);
  };

  it('are counted by the bell, which leads to them', async () => {
    await userEvent.click(await screen.findByRole('link', { name: '2 unread notices' }));
    await waitFor(() => expect(location.pathname).toBe('/notices'));
    const link = await screen.findByRole('link', { name: 'The score of Solara rose from 70,0 to 74,0' });
    expect(link.getAttribute('href')).toBe('/startups/5?at=2026-11-24_10:00:00');
    expect(document.title).toBe('Notices · Aval');
  });

  it('are read once they were shown, and stay marked until the user has enough of it', async () => {
    await waitFor(() => expect(sent[0]).toEqual({ up_to: '2026-11-24T10:00:00.000Z' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: '2 unread notices' })).toBeNull());
    expect(screen.getAllByText('Unread:')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(screen.queryByText('Unread:')).toBeNull();
  });

  it('are not marked any more at the next visit', async () => {
    const before = sent.length;
    await app.go('/profile');
    await app.go('/notices');
    expect(await screen.findByText('The score of Solara rose from 70,0 to 73,0')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
    expect(sent).toHaveLength(before);
  });

  it('say so when they cannot be loaded', async () => {
    isBroken = true;
    await app.go('/notices?page=2');
    expect(await screen.findByText('The database is restarting')).toBeDefined();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The score of Solara rose from 70,0 to 73,0')).toBeDefined();
  });

  describe('on more than one page', () => {
    beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
    afterAll(() => void vi.useRealTimers());

    it('are read once the last unread one was shown', async () => {
      await arrive();
      await app.go('/notices');
      await screen.findByText('The score of Solara rose from 70,0 to 78,0');
      await app.go('/profile');
      expect(sent).toEqual([]);
      await app.go('/notices');
      await app.go('/notices?page=2');
      await waitFor(() => expect(sent).toEqual([{ up_to: '2026-11-28T10:00:00.000Z' }]));
    });

    it('are not read when only the last page was shown, until all are marked as read', async () => {
      await arrive();
      await app.go('/notices?page=2');
      await screen.findByText('The score of Solara rose from 70,0 to 76,0');
      expect(sent).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
      await waitFor(() => expect(sent).toEqual([{ up_to: '2026-11-28T10:00:00.000Z' }]));
      expect(screen.queryByText('Unread:')).toBeNull();
    });
  });
});
