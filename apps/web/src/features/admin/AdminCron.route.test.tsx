import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startApp, startTime } from '../../testing/startApp.ts';
import { respond, person } from '../../testing/stubServer.ts';

const admin = person(1, { role: 'admin', role_code: 'admin' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('Cron', () => {
  let status = 'running';
  let isRefused = false;

  beforeAll(async () => {
    await startApp('/admin/cron', admin, {
      'GET /api/admin/cron/status': () =>
        respond({
          status,
          schedule: '0 3 * * *',
          timeZone: 'Europe/Madrid',
          lastExecution: null,
          nextExecution: status === 'running' ? new Date(Date.now() + 7_265_000).toISOString() : null,
          logs: [],
        }),
      'GET /api/admin/cron/runs': { runs: [], page: 1, pages: 0 },
      'GET /api/admin/cron/logs': { logs: [], entries: [] },
      'POST /api/admin/cron/start': () => {
        status = 'draining';
        return respond({ message: 'x', status: 'running' });
      },
      'POST /api/admin/cron/stop': () => {
        if (isRefused) {
          const refusal = { error: 'INTERNAL', message: '', details: null, requestId: 'x' };
          return respond(refusal, 500);
        }
        status = 'stopped';
        return respond({ message: 'x', status });
      },
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('describes the schedule and the time until the next run', async () => {
    expect(await screen.findByText(/At 03:00 \(Europe\/Madrid\)/)).toBeDefined();
    expect(screen.getByRole('timer').textContent).toMatch(/^in 2:0\d:\d\d$/);
    expect(screen.getByText('Never')).toBeDefined();
    expect(await screen.findByText('Nothing has run yet')).toBeDefined();
    expect(await screen.findByText('No logs available')).toBeDefined();
    expect(await button('Start Cron')).toHaveProperty('disabled', true);
  });

  it('reports when the schedule could not be stopped', async () => {
    isRefused = true;
    await userEvent.click(await button('Stop Cron'));
    expect(await screen.findByText('Failed to stop cron process')).toBeDefined();
    isRefused = false;
  });

  it('stops the schedule and shows no next run', async () => {
    await userEvent.click(await button('Stop Cron'));
    expect(await screen.findByText('Cron process stopped successfully')).toBeDefined();
    expect(await screen.findByText('Not scheduled while stopped')).toBeDefined();
    expect(await button('Start Cron')).toHaveProperty('disabled', false);
    expect(await button('Stop Cron')).toHaveProperty('disabled', true);
  });

  it('shows an unrecognised status as unknown', async () => {
    await userEvent.click(await button('Start Cron'));
    expect(await screen.findByText('Unknown')).toBeDefined();
    expect(await button('Start Cron')).toHaveProperty('disabled', false);
    expect(await button('Stop Cron')).toHaveProperty('disabled', true);
  });

  it('pauses and restarts the log', async () => {
    await userEvent.click(await button('Pause'));
    expect(await screen.findByText('Log updates paused')).toBeDefined();
    await userEvent.click(await button('Restart'));
    expect(await screen.findByText('Log updates resumed')).toBeDefined();
  });
});
