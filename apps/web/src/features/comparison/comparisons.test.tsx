import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import * as fixtures from '../../testing/fixtures.ts';
import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { respond, person } from '../../testing/stubServer.ts';

let app: StartedApp;
let release: () => void;
const late = (body: object) => () =>
  new Promise<Response>((resolve) => {
    release = () => resolve(Response.json({ success: true, ...body }));
  });
const portfolio = {
  id: 3,
  name: 'Energy',
  description: null,
  startups_count: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

beforeAll(async () => {
  app = await startApp('/terms', person(1), {
    'GET /api/startups/7': late({ startup: fixtures.startup }),
    'GET /api/startups/7/calculations': { calculations: fixtures.calculations.slice(0, 1) },
    'GET /api/portfolios/3/compare': late({ portfolio, startups: [] }),
    'GET /api/portfolios/4/compare': () =>
      respond({ error: 'NOT_FOUND', message: '', details: null, requestId: 'x' }, 404),
  });
}, startTime);
afterAll(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function expectPath(path: string) {
  await waitFor(() => {
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(crumbs.map(({ textContent }) => textContent).join(' › ')).toBe(path);
    expect(crumbs.at(-1)?.querySelector('[aria-current=page]')).not.toBeNull();
  });
}

const link = (name: string) => screen.findByRole('link', { name });

it('a startup comparison shows a skeleton while loading, and is listed under the startup in the breadcrumb', async () => {
  await app.go('/startups/7/compare');
  await expectPath('Startups › Startup › Evolution');
  const waiting = (await screen.findByText('Loading startup')).parentElement;
  expect(waiting?.getAttribute('aria-busy')).toBe('true');
  expect(waiting?.querySelectorAll('section').length).toBeGreaterThan(2);
  expect(app.calls).toContain('GET /api/startups/7/calculations');
  release();
  await expectPath('Startups › Puente › Evolution');
  expect((await link('Puente')).getAttribute('href')).toBe('/startups/7');
  await app.go('/startups/7/industry-compare');
  await expectPath('Startups › Puente › Industry Comparison');
});

it('a portfolio comparison is listed under the portfolio in the breadcrumb', async () => {
  await app.go('/portfolios/3/compare');
  await expectPath('My Portfolios › Portfolio › Comparison');
  release();
  await expectPath('My Portfolios › Energy › Comparison');
  expect((await link('Energy')).getAttribute('href')).toBe('/myportfolios?open=view&portfolio=3');
});

it('a missing item has no entry in the breadcrumb', async () => {
  await app.go('/portfolios/4/compare');
  expect(await screen.findByText('Portfolio not found')).toBeDefined();
  await expectPath('My Portfolios › Comparison');
});
