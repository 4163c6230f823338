import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startApp, startTime } from '../../testing/startApp.ts';
import { respond, person } from '../../testing/stubServer.ts';

const admin = person(1, { role: 'admin', role_code: 'admin' });
const id = '0123456789abcdef0123456789abcdef';
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('Containers', () => {
  let hasEngine = false;
  let wait: Promise<void> | undefined;

  beforeAll(async () => {
    vi.setSystemTime('2026-11-20T13:00:00.000Z');
    await startApp('/admin/containers', admin, {
      'GET /api/admin/containers': async () => {
        await wait;
        if (!hasEngine) {
          const refusal = { error: 'NO_CONTAINER_ENGINE', message: 'No container engine is reachable', requestId: 'x' };
          return respond({ ...refusal, details: 'Start Docker or Podman' }, 503);
        }
        const container = { id, name: 'aval-db', image: 'postgres:17', created: '2026-11-20T10:00:00.000Z' };
        return Response.json([{ ...container, status: 'Up 3 hours' }]);
      },
      [`GET /api/admin/containers/${id}/logs`]: () => Promise.resolve(Response.json([])),
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('reports a missing engine and how to fix it', async () => {
    expect(await screen.findByText('No container engine is reachable. Start Docker or Podman')).toBeDefined();
    expect(screen.getAllByText('Error loading containers')).toHaveLength(1);
  });

  it('keeps the message, once, while the status is refetched', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    wait = promise;
    const retry = await button('Retry');
    retry.focus();
    fireEvent.click(retry);
    await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByText(/No container engine is reachable/)).toBeDefined();
    resolve();
    await waitFor(() => expect(retry.getAttribute('aria-busy')).not.toBe('true'));
    expect(document.activeElement).toBe(retry);
    expect(screen.getAllByText('Error loading containers')).toHaveLength(1);
  });

  it('shows the containers once there is an engine', async () => {
    hasEngine = true;
    await userEvent.click(await button('Retry'));
    expect(await screen.findByText('postgres:17')).toBeDefined();
    expect(screen.getByText('0123456789ab')).toBeDefined();
    expect(screen.getByText('Up 3 hours')).toBeDefined();
    expect(screen.getByTitle('20/11/2026, 10:00 UTC').textContent).toBe('3 hours ago');
  });

  it('opens the logs of a container by its image', async () => {
    await userEvent.click(await button('Open the logs of aval-db'));
    expect(await screen.findByRole('region', { name: 'Logs of aval-db' })).toBeDefined();
    expect(location.search).toBe(`?tab=logs&container=${id}`);
    expect(screen.getByRole('combobox', { name: 'Container' })).toHaveProperty('value', id);
    await waitFor(() => expect(screen.getByText(/^1 line · times in /)).toBeDefined());
  });
});
