import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { calculations, startup } from '../../../testing/fixtures.ts';
import { startApp, type StartedApp, startTime } from '../../../testing/startApp.ts';
import { person, respond } from '../../../testing/stubServer.ts';

const history = [
  { value: 2023, kind: 'document', date: '2026-05-31', confirmed: null, quote: 'Founded in 2023' },
  { value: 2022, kind: 'stated', date: '2026-01-31', confirmed: null },
];
const dialog = () => screen.findByRole('dialog', { name: 'Foundation year' });

describe('the history of a fact', () => {
  let app: StartedApp;
  let isBroken = false;

  beforeAll(async () => {
    app = await startApp('/startups/7?tab=team', person(1), {
      'GET /api/startups/7': () => respond({ startup }),
      'GET /api/startups/7/calculations': () => respond({ calculations }),
      'GET /api/startups/7/facts/foundation_year/history': () =>
        isBroken
          ? respond({ error: 'INTERNAL', message: '', details: null, requestId: 'x' }, 500)
          : respond({ history }),
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('opens from the mark of a value in an address of its own, and closing returns there', async () => {
    // The summary loads after what is above it.
    const mark = await screen.findByRole('button', { name: /History of Foundation year/ }, { timeout: startTime / 2 });
    await userEvent.click(mark);
    const items = await within(await dialog()).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/2023.*31\/05\/2026.*Founded in 2023/),
      expect.stringMatching(/2022.*31\/01\/2026.*Stated/),
    ]);
    expect(within(await dialog()).getByRole('img', { name: /^Foundation year/ })).toBeDefined();
    expect(location.search).toBe('?tab=team&open=history&field=foundation_year');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(location.search).toBe('?tab=team'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(mark));
  });

  it('opens by its address, and says when it cannot be loaded', async () => {
    isBroken = true;
    const { queryClient } = await import('../../../api/queryClient.ts');
    queryClient.removeQueries({ queryKey: ['startups', 7, 'facts'] });
    await app.go('/startups/7?open=history&field=foundation_year');
    await userEvent.click(await within(await dialog()).findByRole('button', { name: 'Retry' }));
    isBroken = false;
    await userEvent.click(await within(await dialog()).findByRole('button', { name: 'Retry' }));
    expect(await within(await dialog()).findByText('«Founded in 2023»')).toBeDefined();
    await userEvent.click(within(await dialog()).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(location.search).toBe(''));
  });
});
