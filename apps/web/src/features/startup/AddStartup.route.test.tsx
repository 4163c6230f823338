import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startup } from '../../testing/fixtures.ts';
import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { type StubResponse, respond, person } from '../../testing/stubServer.ts';

const values = {
  name: 'Vereda',
  location: 'Teruel',
  description: 'Buses',
  foundation_year: '2024',
  industry_id: 1,
  stage_id: 2,
  business_model_id: 1,
  market_size_id: 1,
  total_market_size: 90,
  target_segment_size: 9,
  financing_type_id: 1,
  burn_rate: 100,
  funding_raised: 1000,
  revenue: 500,
  profit_margin: -35,
};
const draftKey = 'aval.startup_draft.1';
const refusal = (error: string, message: string) => ({ error, message, details: null, requestId: 'x' });

const nameOf = () => (JSON.parse(localStorage.getItem(draftKey) ?? '{}') as { values?: { name: string } }).values?.name;
/** Another tab stores a draft, or finishes it. */
function changeElsewhere(name: string | null): void {
  if (name === null) localStorage.removeItem(draftKey);
  else localStorage.setItem(draftKey, JSON.stringify({ step: 0, values: { ...values, name } }));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: draftKey }));
  });
}

const attempt = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Create Startup' }));
  return (await screen.findByRole('alert')).textContent;
};

describe('Add Startup', () => {
  let app: StartedApp;
  const keys: (string | null)[] = [];
  let response: () => Promise<Response>;
  const create: StubResponse = ({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    return response();
  };

  beforeAll(async () => {
    localStorage.setItem(draftKey, JSON.stringify({ step: 6, values }));
    app = await startApp('/startups/add', person(1), { 'POST /api/startups': create });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('reports a missing response, says that a retry is safe, and keeps the input', async () => {
    response = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await attempt()).toContain('try again, and the startup will be created only once');
    expect(screen.getAllByText('Vereda').length).toBeGreaterThan(0);
    await attempt();
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('sends the same request key after the page was left and reopened', async () => {
    await app.go('/about');
    await app.go('/startups/add');
    await attempt();
    expect(keys.at(-1)).toBe(keys[0]);
  });

  it('moves one step back with Back, and one ahead with Forward', async () => {
    await app.go('/about');
    await app.go('/startups/add');
    expect(location.search).toBe('?step=7');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Team' }));
    await screen.findByRole('form', { name: 'Team' });
    expect(location.search).toBe('?step=3');
    history.back();
    await screen.findByRole('form', { name: 'Summary' });
    history.forward();
    await screen.findByRole('form', { name: 'Team' });
    await userEvent.click(screen.getByRole('button', { name: 'Back to summary' }));
    await screen.findByRole('form', { name: 'Summary' });
    await waitFor(() => expect(location.search).toBe('?step=7'));
    history.back();
    await waitFor(() => expect(location.pathname).toBe('/about'));
    // Pressed until it leads back: the message of an earlier leaving, which may still be shown, is replaced meanwhile.
    await waitFor(() => {
      fireEvent.click(screen.getByText('Continue'));
      expect(location.pathname).toBe('/startups/add');
    });
    await screen.findByRole('form', { name: 'Summary' });
  });

  it('treats an interrupted response as missing', async () => {
    response = () => {
      const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
      return Promise.resolve(new Response(broken, { status: 201 }));
    };
    expect(await attempt()).toContain('No response');
    expect(keys.at(-1)).toBe(keys[0]);
  });

  it('reports when the form already created a startup with other data, and creates another only after confirmation', async () => {
    response = () => respond(refusal('KEY_REUSED', 'used'), 409);
    expect(await attempt()).toContain('has already created a startup, with other data');
    expect(keys.at(-1)).toBe(keys[0]);
    response = () => respond(refusal('INTERNAL', 'Out of breath'), 500);
    expect(await attempt()).toContain('Out of breath');
    expect(keys.at(-1)).not.toBe(keys[0]);
  });

  it('offers no draft of a startup that was created after its page was left', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    response = () => promise;
    await userEvent.click(await screen.findByRole('button', { name: 'Create Startup' }));
    await screen.findByRole('button', { name: 'Creating...' });
    await app.go('/about');
    const kept = localStorage.getItem(draftKey) ?? '';
    expect(kept).toContain('Vereda');
    resolve(await respond({ id: 7, startupId: 7, startup, message: 'Created' }, 201));
    await waitFor(() => expect(localStorage.getItem(draftKey)).toBeNull());
    localStorage.setItem(draftKey, kept);
  });

  it('shows no draft message once the startup is created', async () => {
    await app.go('/startups/add');
    await userEvent.click(await screen.findByRole('button', { name: 'Previous' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/^Draft saved/)).toBeDefined();
    const kept = localStorage.getItem(draftKey) ?? '';
    response = () => respond({ id: 7, startupId: 7, startup, message: 'Created' }, 201);
    await userEvent.click(screen.getByRole('button', { name: 'Create Startup' }));
    expect(await screen.findByText('Startup created successfully!')).toBeDefined();
    await waitFor(() => expect(screen.queryByText(/^Draft saved/)).toBeNull());
    await app.go('/about');
    localStorage.setItem(draftKey, kept);
  });

  it('does not overwrite the draft of another window, and lets the user choose', async () => {
    await app.go('/about');
    await app.go('/startups/add');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit General Information' }));
    changeElsewhere('Elsewhere');
    expect(await screen.findByText(/^This draft was changed in another window/)).toBeDefined();
    const name = screen.getByLabelText(/Startup Name/);
    await userEvent.type(name, ' II');
    // `pagehide` flushes the debounced save.
    fireEvent(window, new Event('pagehide'));
    expect(await screen.findByText('Draft not saved')).toBeDefined();
    expect(nameOf()).toBe('Elsewhere');
    await userEvent.click(screen.getByRole('button', { name: 'Keep this version' }));
    await waitFor(() => expect(nameOf()).toBe('Vereda II'));
    expect(screen.queryByText(/in another window/)).toBeNull();

    changeElsewhere('Elsewhere');
    await userEvent.click(await screen.findByRole('button', { name: 'Use the other version' }));
    await waitFor(() => expect(screen.getByLabelText(/Startup Name/)).toHaveProperty('value', 'Elsewhere'));
    expect(nameOf()).toBe('Elsewhere');

    changeElsewhere(null);
    expect(await screen.findByText(/^This draft was finished or discarded in another window/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Start a new one' }));
    await waitFor(() => expect(screen.getByLabelText(/Startup Name/)).toHaveProperty('value', ''));
    localStorage.setItem(draftKey, JSON.stringify({ step: 6, values }));
    await app.go('/about');
    await app.go('/startups/add');
  });

  it('allows leaving while the draft is stored, and asks for confirmation when the browser storage is full', async () => {
    await app.go('/about');
    await app.go('/startups/add');
    await userEvent.click(await screen.findByRole('button', { name: 'Previous' }));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/^Draft not saved/)).toBeDefined();
    await app.go('/about');
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(await screen.findByRole('button', { name: 'Create Startup' })).toBeDefined();
  });
});
