import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startup } from '../../testing/fixtures.ts';
import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { respond, person } from '../../testing/stubServer.ts';

const admin = person(1, { role: 'admin', role_code: 'admin' });
const url = 'https://marea.example/';
const data = {
  startup: {
    name: 'Marea Sensors',
    team_size: 14,
    defaulted_fields: ['entry_barriers', 'market_maturity'],
    field_sources: { name: { kind: 'url', quote: 'Marea Sensors makes sensors' } },
  },
  source: url,
  mapped: ['name', 'team_size'],
  missing: ['burn_rate'],
  omitted: [],
  contradictions: [],
};
const begun = {
  runId: 7,
  file: 'pages.txt',
  status: 'running',
  done: 2,
  total: 3,
  failed: 1,
  createdAt: '2026-11-21T10:00:00.000Z',
  startedAt: '2026-11-21T10:00:01.000Z',
  finishedAt: null,
};
const run = {
  ...begun,
  rejected: [{ line: 2, text: 'olmo', reason: 'URL is not valid' }],
  results: [
    {
      line: 1,
      url: `${url}one`,
      status: 'done',
      startupId: 12,
      startupName: 'Olmo',
      missing: ['burn_rate', 'revenue'],
    },
    { line: 3, url: `${url}two`, status: 'failed', error: 'The site returned status 404' },
    { line: 4, url: `${url}three`, status: 'waiting' },
  ],
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const refusal = (error: string, message: string) => ({ error, message, details: null, requestId: 'x' });

describe('Scraping', () => {
  let app: StartedApp;
  let isRefused = true;
  let release: (() => void) | undefined;
  let isCancelled = false;
  let isBatchRefused = true;
  let runs: object[] = [];
  let shown: object = run;
  const sent: unknown[] = [];

  beforeAll(async () => {
    app = await startApp('/admin/scraping', admin, {
      'GET /api/scraping/logs': () => Promise.resolve(Response.json([])),
      'GET /api/scraping/runs': () => respond({ data: { runs } }),
      'GET /api/scraping/runs/7': () => respond({ data: shown }),
      'POST /api/scraping/runs/7/cancel': () => {
        shown = { ...run, status: 'cancelled', finishedAt: '2026-11-21T10:00:09.000Z' };
        return respond({ message: 'The scraping is being stopped' }, 202);
      },
      'POST /api/scraping/test': async ({ body }) => {
        sent.push(body);
        if (isRefused) return respond(refusal('ROBOTS_DISALLOWED', 'The robots.txt does not allow it'), 422);
        await new Promise<void>((go) => (release = go));
        if (isCancelled) return respond(refusal('CANCELLED', 'The scraping was stopped; nothing was stored'), 409);
        return respond({ data });
      },
      'POST /api/scraping/create-startup': ({ body }) => {
        sent.push(body);
        return Object(body).name === undefined
          ? respond(refusal('NAME_MISSING', 'The page does not say what the startup is called'), 422)
          : respond(
              { data: { ...data, startupId: 12, startup: { ...startup, ...data.startup } }, message: 'Stored' },
              201,
            );
      },
      'POST /api/scraping/cancel': ({ body }) => {
        sent.push(['stop', body]);
        isCancelled = true;
        return respond({ message: 'The scraping is being stopped' }, 202);
      },
      'POST /api/scraping/batch': () => {
        if (isBatchRefused) return respond(refusal('UNAVAILABLE', 'The database is restarting'), 503);
        runs = [begun];
        return respond(
          { data: { runId: 7, total: 4, accepted: 3, rejected: run.rejected }, message: 'Scraping started' },
          202,
        );
      },
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('asks for an address when there is none', async () => {
    await userEvent.click(await button('Scrape URL'));
    expect(screen.getByText('Please enter a URL to scrape')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /URL/ }));
    expect(sent).toEqual([]);
  });

  it('reports why a page gave no result, with status and message in the log', async () => {
    await userEvent.type(screen.getByRole('textbox', { name: /URL/ }), url);
    await userEvent.click(screen.getByRole('switch', { name: 'Test mode' }));
    await userEvent.click(await button('Scrape URL'));
    expect(await screen.findAllByText('Error performing scraping')).toHaveLength(1);
    expect(screen.getByText('The robots.txt does not allow it')).toBeDefined();
    expect(await screen.findByText(/^1 line/)).toBeDefined();
    expect(screen.getByRole('tree', { name: 'JSON response' }).textContent).toContain('"ROBOTS_DISALLOWED"');
  });

  it('continues after the page is left, and shows the result on return', async () => {
    isRefused = false;
    await userEvent.click(await button('Retry'));
    expect((await button(/Scraping\.\.\./)).getAttribute('aria-busy')).toBe('true');
    await app.go('/admin/users');
    await app.go('/admin/scraping');
    expect((await button(/Scraping\.\.\./)).getAttribute('aria-busy')).toBe('true');
    release?.();
    expect(await screen.findByText('2 facts found')).toBeDefined();
    expect(await screen.findByText('URL scraped successfully')).toBeDefined();
    expect(screen.getByText('Test mode: nothing was stored.')).toBeDefined();
    expect(screen.getByText('«Marea Sensors makes sensors»')).toBeDefined();
    expect(screen.getByText('2 fields take their default and count as unknown.')).toBeDefined();
    expect(screen.getByText(/Not stated.*: Burn Rate\./)).toBeDefined();
    expect(await button('Create Startup')).toBeDefined();
    expect(sent).toEqual([{ url }, { url }]);
  });

  it('stops a slow page, and does not report it as an error', async () => {
    expect(screen.queryByRole('button', { name: 'Stop scraping' })).toBeNull();
    const errors = screen.queryAllByText('Error performing scraping').length;
    await userEvent.click(await button('Scrape URL'));
    await userEvent.click(await button('Stop scraping'));
    expect((await button(/Stopping\.\.\./)).getAttribute('aria-busy')).toBe('true');
    expect(sent.at(-1)).toEqual(['stop', { url }]);
    release?.();
    const words = 'The scraping was stopped; nothing was stored';
    expect(await screen.findAllByText(words)).toHaveLength(1);
    expect(screen.queryAllByText('Error performing scraping')).toHaveLength(errors);
    expect(screen.queryByRole('button', { name: 'Stop scraping' })).toBeNull();
    expect(await button('Scrape URL')).toBeDefined();
  });

  it('keeps what a page without a name states, and asks for the name', async () => {
    isCancelled = false;
    data.mapped = ['team_size'];
    data.missing = ['name', 'burn_rate'];
    await userEvent.click(screen.getByRole('switch', { name: 'Test mode' }));
    await userEvent.click(await button('Scrape URL'));
    await waitFor(() => expect(sent.slice(-2)).toEqual([{ url }, { url }]));
    release?.();
    expect(await screen.findByText('1 fact found')).toBeDefined();
    await userEvent.type(await screen.findByRole('textbox', { name: /Startup Name/ }), 'Marea{Enter}');
    expect(await screen.findByRole('link', { name: 'Open Startup' })).toBeDefined();
    expect(sent.at(-1)).toEqual({ url, name: 'Marea' });
  });

  it('asks for a file before a batch, and rejects a file that is not text', async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Batch Scraping' }));
    await userEvent.click(await button('Process File'));
    expect(screen.getByText('Please select a file')).toBeDefined();
    expect(await screen.findByText('No batch yet')).toBeDefined();
  });

  it('logs the status of a refused file', async () => {
    const input = document.querySelector('input[type=file]');
    fireEvent.change(input as HTMLInputElement, { target: { files: [new File([url], 'pages.txt')] } });
    await userEvent.click(await button('Process File'));
    expect(await screen.findByText(/^2 lines/)).toBeDefined();
    const [{ queryClient }, { scrapeFailures }] = await Promise.all([
      import('../../api/queryClient.ts'),
      import('../../api/scraping.ts'),
    ]);
    expect(queryClient.getQueryData(scrapeFailures.queryKey)?.at(-1)).toMatchObject({
      level: 'ERROR',
      message: 'pages.txt: HTTP 503: The database is restarting',
    });
    isBatchRefused = false;
  });

  it('shows the result of every line of a batch', async () => {
    const input = document.querySelector('input[type=file]');
    fireEvent.change(input as HTMLInputElement, { target: { files: [new File([url], 'pages.txt')] } });
    await userEvent.click(await button('Process File'));
    expect(await screen.findByText('Scraping started')).toBeDefined();
    expect(await screen.findByText('2 of 3 pages')).toBeDefined();
    expect(screen.getByText(/^1 line holds no address/)).toBeDefined();
    expect(location.search).toBe('?tab=batch&run=7');
    expect(screen.getByText('URL is not valid')).toBeDefined();
    expect(screen.getByText('The site returned status 404')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Olmo' }).getAttribute('href')).toBe('/startups/12');
    expect(screen.getByText('Missing: Burn Rate, Revenue')).toBeDefined();
    expect(screen.getByRole('rowheader', { name: 'olmo' })).toBeDefined();
  });

  it('finds a running batch on return without its number, and stops it', async () => {
    await app.go('/admin/users');
    await app.go('/admin/scraping?tab=batch');
    await userEvent.click(await button('Stop the batch'));
    expect(await screen.findByText('The scraping is being stopped')).toBeDefined();
    expect(await screen.findByText('Cancelled')).toBeDefined();
  });
});
