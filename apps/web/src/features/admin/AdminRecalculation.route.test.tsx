import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { respond, person } from '../../testing/stubServer.ts';

const admin = person(1, { role: 'admin', role_code: 'admin' });
const idle = {
  running: false,
  kind: null,
  runId: null,
  done: 0,
  total: 0,
  startedAt: null,
  finishedAt: null,
  code: null,
  startedBy: null,
  scheduled: false,
  failed: 0,
  outcomes: null,
  failures: [],
};
const begun = { ...idle, kind: 'startups', runId: 7, done: 30, total: 40, startedAt: '2026-11-21T10:00:00.000Z' };
const startedBy = { id: 2, first_name: 'Marta', last_name: 'Alonso' };
const running = {
  ...begun,
  running: true,
  startedBy,
  outcomes: { notEvaluated: 4, higher: 12, lower: 9, equal: 5 },
};
const failed = {
  ...begun,
  done: 40,
  finishedAt: '2026-11-21T10:00:32.000Z',
  code: 1,
  scheduled: true,
  failed: 1200,
  failures: [{ startupId: 5, name: 'Ribera', reason: 'team is not valid' }],
};
const line = (second: number, message: string) => ({
  timestamp: `2026-11-21T10:00:0${second}.000Z`,
  level: 'INFO',
  message,
});
const event = (id: number, runId: number, message: string) =>
  `id: ${id}\ndata: ${JSON.stringify({ ...line(id, message), runId })}\n\n`;
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('Recalculation', () => {
  let app: StartedApp;
  let status: object = idle;
  let isRefused = true;
  const asked = new Set<string>();

  beforeAll(async () => {
    sessionStorage.clear();
    app = await startApp('/admin/recalculation', admin, {
      'GET /api/admin/recalculation/status': () => respond(status),
      'GET /api/admin/recalculation/logs': ({ headers }) => {
        asked.add(`log ${headers.get('accept-language')}`);
        return Promise.resolve(Response.json([line(0, 'Evaluating 40 startups')]));
      },
      'GET /api/admin/recalculation/logs/stream': ({ headers }) => {
        asked.add(`stream ${headers.get('accept-language')}`);
        const lines = event(1, 6, 'An earlier run') + event(2, 7, 'Evaluated 30 of 40 startups');
        return Promise.resolve(new Response(headers.has('last-event-id') ? ': alive\n\n' : lines));
      },
      'POST /api/admin/recalculation/startups': () => {
        if (isRefused) {
          const refusal = { error: 'ALREADY_RUNNING', message: 'A recalculation is already running', details: null };
          return respond({ ...refusal, requestId: 'x' }, 409);
        }
        status = { ...running, done: 0, total: 0, outcomes: null };
        return respond({ message: 'Recalculation started', runId: 7 }, 202);
      },
      'POST /api/admin/recalculation/cancel': { message: 'The recalculation is being stopped' },
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('shows a message when nothing has been recalculated yet', async () => {
    expect(await screen.findByText('Nothing has been recalculated yet')).toBeDefined();
  });

  it('reports why a run was refused, and offers Retry', async () => {
    await userEvent.click(await button('Recalculate Startups'));
    expect(await screen.findByText('Error in startup recalculation')).toBeDefined();
    expect(screen.getByText('A recalculation is already running')).toBeDefined();
    isRefused = false;
    await userEvent.click(await button('Retry'));
    expect(await screen.findByText('Starting...')).toBeDefined();
    expect(screen.queryByText('0 of 0 startups')).toBeNull();
    status = running;
    expect(await screen.findByText('30 of 40 startups')).toBeDefined();
    expect(screen.getByText(/^Started .* UTC by Marta Alonso · /)).toBeDefined();
    expect(screen.getByText('12 higher · 9 lower · 5 equal · 10 waiting')).toBeDefined();
    expect(await button('Recalculate Industries')).toHaveProperty('disabled', true);
    expect(await button('Recalculate Startups')).toHaveProperty('disabled', true);
    expect(screen.queryByText('Error in startup recalculation')).toBeNull();
  });

  it('shows the streamed lines of the current run and no others', async () => {
    expect(await screen.findByText(/^2 lines/)).toBeDefined();
  });

  it('shows the log in the selected language', async () => {
    const { chooseLanguage } = await import('../../shell/language/messages.ts');
    await act(() => chooseLanguage('es'));
    await waitFor(() => expect(asked).toEqual(new Set(['log en', 'stream en', 'log es', 'stream es'])));
    expect(await screen.findByText(/^2 líneas/)).toBeDefined();
    await act(() => chooseLanguage('en'));
    expect(await screen.findByText(/^2 lines/)).toBeDefined();
  });

  it('stops the run', async () => {
    await userEvent.click(await button('Stop the run'));
    expect(await screen.findByText('The recalculation is being stopped')).toBeDefined();
    expect((await button(/Stopping/)).getAttribute('aria-busy')).toBe('true');
  });

  it('reports how the run ended, even after the page was left, until the message was read', async () => {
    await app.go('/admin/users');
    status = failed;
    await app.go('/admin/recalculation');
    expect(await screen.findByText('Recalculation completed with errors')).toBeDefined();
    expect(screen.getByText('1.200 startups failed')).toBeDefined();
    expect(screen.getByText(/The first 1 are listed here; the log names every one\./)).toBeDefined();
    expect(screen.getByText(/^Started .* UTC by the schedule · /)).toBeDefined();
    expect(screen.getByText('team is not valid')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Edit startup Ribera' }).getAttribute('href')).toBe('/startups/5/edit');
    expect(await button('Recalculate Startups')).toHaveProperty('disabled', false);
    await userEvent.click(await button('Dismiss'));
    expect(screen.queryByText('Recalculation completed with errors')).toBeNull();
  });
});
