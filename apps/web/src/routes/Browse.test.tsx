// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { person } from '../testing/serverAnswers.ts';
import { startApp, type StartedApp, startTime } from '../testing/startApp.ts';

describe('Browse', () => {
  let app: StartedApp;

  beforeAll(async () => {
    app = await startApp('/startups?q=***', person(1), {
      'GET /api/startups/search': { startups: [], page: 1, pages: 0, total: 0, total_is_capped: false },
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('says when a search of only signs has nothing to look for', async () => {
    expect(await screen.findByText('There is no letter or digit to search for in “***”.')).toBeDefined();
  });

  it('says when nothing fits a search', async () => {
    await app.go('/startups?q=nothing');
    expect(await screen.findByText('Nothing fits this search and these filters.')).toBeDefined();
    expect(screen.queryByText(/no letter or digit/)).toBeNull();
  });
});
