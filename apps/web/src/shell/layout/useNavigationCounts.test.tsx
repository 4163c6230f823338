import { cleanup, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { person } from '../../testing/stubServer.ts';

describe('the sidebar of administrators', () => {
  let app: StartedApp;

  beforeAll(async () => {
    app = await startApp('/dashboard', person(1, { role: 'admin', role_code: 'admin' }), {
      'GET /api/admin/proposals/count': { waiting: 231 },
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('counts the proposals that wait, without loading them', async () => {
    expect(await screen.findByRole('link', { name: 'Proposed figures 231' })).toBeDefined();
    expect(app.calls).not.toContain('GET /api/admin/proposals');
  });
});
