import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, it, vi } from 'vitest';

import { startApp, startTime } from '../../testing/startApp.ts';
import { respond, person } from '../../testing/stubServer.ts';

afterAll(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refusal = (error: string, status: number) =>
  respond({ error, message: '', details: null, requestId: 'x' }, status);

it(
  'shows its own message when the startup fails to load, and when it does not exist',
  async () => {
    let isGone = false;
    await startApp('/startups/7/industry-compare', person(1), {
      'GET /api/startups/7': () => (isGone ? refusal('NOT_FOUND', 404) : refusal('UNAVAILABLE', 503)),
    });
    expect(await screen.findByText('Error loading comparison data. Please try again later.')).toBeDefined();
    isGone = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Startup not found')).toBeDefined();
  },
  startTime,
);
