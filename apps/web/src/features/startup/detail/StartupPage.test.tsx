import '../../../testing/jsdom.ts';
import { requiredInputs } from '@aval/metrics';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { admin, calculationOn, calculations, corporate, investor, startup } from '../../../testing/fixtures.ts';
import { type StubResponses, renderStartupPage } from '../../../testing/renderStartupPage.tsx';

// Every test renders the whole page, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const failed = { status: 500, body: {} };
const tabs = () => screen.findAllByRole('tab');
const menuButton = () => screen.getByRole('button', { name: 'More actions' });
const weakestArea = () => screen.getByText(/^Weakest area: /).textContent;
const stateOf = (name: RegExp) => screen.getByRole('img', { name }).dataset['state'];
const states = () => [stateOf(/^Cash runway: /), stateOf(/^Differentiation: /)];

/** Two of the peers lack all of these figures. */
const percentiles = (n: number, metrics: Record<string, number>) => ({
  'GET /api/startups/7/percentiles': {
    status: 200,
    body: {
      success: true,
      n,
      too_few: n < 10,
      metrics,
      peers: Object.fromEntries(Object.keys(metrics).map((id) => [id, n - 2])),
    },
  },
});
const openMetric = async (name: string, responses: StubResponses, address = '?tab=financial') => {
  const page = renderStartupPage(admin, { responses, address });
  await page.user.click(await screen.findByRole('button', { name: new RegExp(`about ${name}`) }));
  return { ...page, dialog: await screen.findByRole('dialog', { name }) };
};

describe('StartupPage', () => {
  it('shows administrators every lens and the four areas, value proposition first', async () => {
    renderStartupPage(admin);
    const [first] = await tabs();
    expect(first?.getAttribute('aria-selected')).toBe('true');
    expect(first?.textContent).toMatch(/^Value Proposition\d+,\d\/100$/);
    expect(await tabs()).toHaveLength(4);
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'general',
      'corporate',
      'educational',
    ]);
  });

  it('shows the sum of every score, and names areas without stated facts', async () => {
    const unstated = { revenue: null, lifetime_value: null, customer_acquisition_cost: null };
    const scored = calculationOn(3, '2026-03-01T00:00:00.000Z', {
      ...Object.fromEntries(requiredInputs.map((id) => [id, id === 'foundation_year' ? 2023 : 3])),
      ...unstated,
      defaulted_fields: requiredInputs.filter((id) => id !== 'team_size' && id !== 'burn_rate'),
    });
    const body = { success: true, calculations: [scored] };
    renderStartupPage(investor, { responses: { 'GET /api/startups/7/calculations': { status: 200, body } } });
    expect(await screen.findByRole('img', { name: /^Value proposition: .*nothing stated: 35,2/ })).toBeDefined();
    expect(screen.queryByText('No score to explain')).toBeNull();
    expect(await screen.findByText(/^Too little is stated about: Value/)).toBeDefined();
  });

  it('shows the stored score while the calculations load', async () => {
    renderStartupPage(investor, { responses: { 'GET /api/startups/7/calculations': 'never' } });
    expect(await screen.findByText('55–65')).toBeDefined();
    expect(screen.getByRole('button', { name: 'About the investability score' }).hasAttribute('disabled')).toBe(true);
  });

  it('shows no score while loading when an earlier calculation is requested', () => {
    renderStartupPage(investor, {
      responses: { 'GET /api/startups/7/calculations': 'never' },
      address: '?at=2026-04-22_09:00:00',
    });
    expect(screen.queryByText('55–65')).toBeNull();
  });

  const gone = /^Error updating calculation data: the calculation in this address no longer exists/;

  it('reports that the calculation in the address does not exist, and shows the newest', async () => {
    const { router } = renderStartupPage(admin, { address: '?at=2020-01-01_09:00:00&tab=team' });
    expect(await screen.findByText(gone)).toBeDefined();
    await waitFor(() => expect(router.state.location.search).toBe('?tab=team'));
    expect(await screen.findByRole('combobox', { name: 'Calculation' })).toHaveProperty('selectedIndex', 0);
  });

  it('opens a calculation by the address of each of its duplicates', async () => {
    const [newest, before] = calculations;
    const repeats = [{ id: 99, calculation_date: '2026-05-01T03:00:00Z' }];
    const body = { success: true, calculations: [newest, { ...before, repeats }] };
    const { router } = renderStartupPage(admin, {
      address: '?at=2026-05-01_03:00:00',
      responses: { 'GET /api/startups/7/calculations': { status: 200, body } },
    });
    const choice = await screen.findByRole('combobox', { name: 'Calculation' });
    await waitFor(() => expect(choice).toHaveProperty('selectedIndex', 1));
    expect(screen.queryByText(gone)).toBeNull();
    expect(router.state.location.search).toBe('?at=2026-05-01_03:00:00');
  });

  it('shows no missing-calculation message to the user who deleted it', async () => {
    let calls: readonly string[] = [];
    const page = renderStartupPage(admin, {
      address: '?at=2026-04-22_09:00:00',
      responses: {
        get 'GET /api/startups/7/calculations'() {
          const left = calls.some((call) => call.startsWith('DELETE')) ? calculations.slice(0, 1) : calculations;
          return { status: 200, body: { success: true, calculations: left } };
        },
        'DELETE /api/startups/7/calculations/2026-04-22_09%3A00%3A00': {
          status: 200,
          body: { success: true, message: '' },
        },
      },
    });
    ({ calls } = page);
    const { router, user } = page;
    await user.click(await screen.findByRole('button', { name: 'Delete calculation' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete calculation' }),
    );
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByText('Calculation deleted successfully')).toBeDefined();
    expect(screen.queryByText(gone)).toBeNull();
  });

  it('reports when another user deletes the calculation after the user cancelled deletion', async () => {
    let left = calculations;
    const { client, router, user } = renderStartupPage(admin, {
      address: '?at=2026-04-22_09:00:00',
      responses: {
        get 'GET /api/startups/7/calculations'() {
          return { status: 200, body: { success: true, calculations: left } };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete calculation' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    left = calculations.slice(0, 1);
    await act(() => client.invalidateQueries());
    expect(await screen.findByText(gone)).toBeDefined();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('keeps lens and tab in the address', async () => {
    const { router, user } = renderStartupPage(admin);
    await user.click(await screen.findByRole('radio', { name: 'Corporate' }));
    await user.click(await screen.findByRole('tab', { name: /^Corporate team fit/ }));
    expect(router.state.location.search).toBe('?lens=corporate&tab=team');
    expect(await screen.findByRole('article', { name: 'Executive sponsorship' })).toBeDefined();
  });

  it('shows corporations their own lens, regardless of the address', async () => {
    renderStartupPage(corporate, { address: '?lens=educational' });
    // With one lens there is no choice; each of its scores has its own name.
    expect(await screen.findByRole('tab', { name: /^Strategic alignment/ })).toBeDefined();
    expect(screen.queryByRole('tab', { name: /^Value Proposition/ })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Recalculate' })).toBeNull();
  });

  it('tells all other users where to find the metrics', async () => {
    renderStartupPage(investor);
    expect(await screen.findByText('Detailed metrics')).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Risk heatmap' })).toBeDefined();
  });

  it('explains a metric by parts that add up', async () => {
    const { user } = renderStartupPage(admin, { address: '?tab=financial' });
    await user.click(await screen.findByRole('button', { name: /about Operational efficiency/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Operational efficiency' });
    expect(within(dialog).getAllByRole('row')).toHaveLength(4);
    expect(within(dialog).getByText('Default, not used')).toBeDefined();
    const ways = within(dialog).getAllByRole('link', { name: /^Enter / });
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Enter value', '/startups/7/edit?field=profit_margin'],
      ['Enter value', '/startups/7/edit?field=profit_margin'],
      ['Enter the profit margin', '/startups/7/edit?field=profit_margin'],
    ]);
    expect(within(dialog).getByText('Financial · where does this number come from')).toBeDefined();
    const bands = within(dialog).getByRole('img', { name: /^\d+,\d, (?:To fix|Average|Strong), / });
    expect(bands.textContent).toMatch(/04070100To fixAverageStrong$/);
  });

  it('follows optimistically, and rolls back when the server refuses', async () => {
    const { user } = renderStartupPage(admin, { responses: { 'POST /api/startups/7/follow': failed } });
    await user.click(screen.getByRole('button', { name: 'Follow' }));
    expect(await screen.findByText('Error following startup.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Follow' })).toBeDefined();
  });

  it('recalculates once on repeated clicks', async () => {
    const { user, calls } = renderStartupPage(admin, { responses: { 'POST /api/startups/7/evaluate': 'never' } });
    await user.dblClick(screen.getByRole('button', { name: 'Recalculate' }));
    const button = screen.getByRole('button', { name: 'Recalculating...' });
    await user.click(button);
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('reports why the recalculation failed', async () => {
    const { user } = renderStartupPage(admin, { responses: { 'POST /api/startups/7/evaluate': failed } });
    await user.click(screen.getByRole('button', { name: 'Recalculate' }));
    expect(await screen.findByText('Error recalculating evaluation.')).toBeDefined();
    expect(screen.queryByText('Failed to recalculate evaluation')).toBeNull();
  });

  it.each([
    ['Delete Startup', 'Error deleting startup. Please try again.', 'Error deleting startup'],
    ['Delete calculation', 'Error deleting calculation', 'Failed to delete calculation'],
  ])('%s shows its error in place, and no toast', async (label, reason, notice) => {
    const { user } = renderStartupPage(admin);
    await user.click(await screen.findByRole('button', { name: label }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: label }));
    expect(await within(question).findByText(reason)).toBeDefined();
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('lists actions that do not fit on a phone in its menu, and returns the focus to it', async () => {
    const { user } = renderStartupPage(admin);
    await screen.findByRole('heading', { name: 'Recommendations' });
    await screen.findByRole('button', { name: 'More actions' });
    for (const _ of ['first', 'second']) {
      act(() => menuButton().focus());
      await user.keyboard('{Enter}');
      const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
      expect(entries).toEqual([
        'Industry Comparison',
        'View Evolution',
        'History',
        'CSVcommas, decimal point',
        'PDF',
        'Markdown',
        'Delete Startup',
      ]);
      await user.keyboard('{End}{Enter}');
      await screen.findByRole('alertdialog');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toBe(menuButton()));
    }
  });

  it('lists only permitted actions in its menu', async () => {
    const { user } = renderStartupPage(investor, {
      responses: { 'GET /api/startups/7/calculations': { status: 200, body: { success: true, calculations: [] } } },
    });
    await screen.findByText('No Calculations Available');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Industry Comparison',
    ]);
  });

  it('lists the missing inputs when there is no calculation', async () => {
    renderStartupPage(admin, {
      startup: { ...startup, burn_rate: null },
      responses: { 'GET /api/startups/7/calculations': { status: 200, body: { success: true, calculations: [] } } },
    });
    expect(await screen.findByText('No Calculations Available')).toBeDefined();
    expect(screen.getByText(/^Still missing: .*burn rate/)).toBeDefined();
  });

  it.each([
    ['keeps room for the classification while its names are on their way', 'never', 1],
    ['keeps none once they are refused', failed, 0],
  ] as const)('%s', async (_, response, places) => {
    renderStartupPage(admin, { responses: { 'GET /api/startups/industries': response } });
    const title = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(title.parentElement?.querySelectorAll('span[aria-hidden]').length).toBe(places));
  });

  it('offers Retry when the calculations fail to load', async () => {
    const { user, calls } = renderStartupPage(admin, { responses: { 'GET /api/startups/7/calculations': failed } });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(calls.filter((call) => call.endsWith('/calculations')).length).toBe(2));
  });

  it('reports failed lists where they are used, and offers Retry', async () => {
    const { user, calls } = renderStartupPage(admin, {
      responses: { 'GET /api/startups/stages': { status: 200, body: {} } },
    });
    expect(await screen.findByText('An error has occurred')).toBeDefined();
    expect(screen.getByText('Error loading stages. Error in master data response')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(calls.filter((call) => call.endsWith('/stages')).length).toBe(2));
  });

  it('reports when the calculations do not match the contract', async () => {
    renderStartupPage(admin, { responses: { 'GET /api/startups/7/calculations': { status: 200, body: {} } } });
    expect(await screen.findByText(/Error in calculations response/)).toBeDefined();
  });

  it('tries a recommendation without storing it, and returns the focus to it on Escape', async () => {
    const { router, user, calls } = renderStartupPage(admin);
    const step = await screen.findByRole('button', { name: /^Start the next round/ });
    await user.click(step);
    const panel = await screen.findByRole('complementary', { name: 'What if' });
    expect(document.activeElement).toBe(within(panel).getByRole('heading', { name: 'What if' }));
    expect(within(panel).getByText(/^Nothing is stored/)).toBeDefined();
    expect(screen.getByText(/with this change, not stored/)).toBeDefined();
    await waitFor(() => expect(router.state.location.search).toMatch(/whatif=cash_runway_months/));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: 'What if' })).toBeNull();
    expect(document.activeElement).toBe(step);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(calls.some((call) => !call.startsWith('GET'))).toBe(false);
  });

  it('opens a shared what-if change, updates the score, and resets it', async () => {
    const { user } = renderStartupPage(admin, { address: '?whatif=cash_runway_months:36,nonsense:1,revenue:x' });
    const panel = await screen.findByRole('complementary', { name: 'What if' });
    const thumb = within(panel).getByRole('slider', { name: /runway/i });
    expect(thumb.getAttribute('aria-valuenow')).toBe('36');
    expect(within(panel).getAllByRole('slider')).toHaveLength(1);
    await user.click(within(panel).getByRole('button', { name: 'Reset' }));
    expect(thumb.getAttribute('aria-valuenow')).toBe('9');
  });

  it('reads a what-if figure with its unit, and says what is wrong with another', async () => {
    const { router, user } = renderStartupPage(admin, { address: '?whatif=burn_rate:1000' });
    const panel = await screen.findByRole('complementary', { name: 'What if' });
    const burn = within(panel).getByRole('textbox', { name: 'Burn Rate' });
    await user.clear(burn);
    await user.paste('20.000 €/mes');
    await user.tab();
    expect(burn).toHaveProperty('value', '20.000');
    await waitFor(() => expect(router.state.location.search).toMatch(/burn_rate(:|%3A)20000$/));
    await user.clear(burn);
    await user.paste('$20,000');
    await user.tab();
    expect(burn).toHaveProperty('value', '$20,000');
    expect(within(panel).getByText('Burn Rate must be in euros, not in dollars: convert it first')).toBeDefined();
  });

  it('names the weakest area of the what-if change next to its chart', async () => {
    const { user } = renderStartupPage(admin, { address: '?whatif=cash_runway_months:0' });
    const panel = await screen.findByRole('complementary', { name: 'What if' });
    expect(await screen.findByText(/^Weakest area: Financial /)).toBeDefined();
    const tried = weakestArea();
    await user.click(within(panel).getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(weakestArea()).not.toBe(tried));
  });

  it('ignores an invalid what-if address, and corrects it', async () => {
    const { router } = renderStartupPage(admin, { address: '?whatif=garbage' });
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('complementary', { name: 'What if' })).toBeNull();
  });

  it('offers no what-if to users who may not see the inputs', async () => {
    const bare = calculations.map((each) => ({ ...each, inputs: undefined }));
    renderStartupPage(investor, {
      address: '?whatif=cash_runway_months:36',
      responses: { 'GET /api/startups/7/calculations': { status: 200, body: { success: true, calculations: bare } } },
    });
    expect(await screen.findByRole('heading', { name: 'Recommendations' })).toBeDefined();
    expect(screen.queryByRole('complementary', { name: 'What if' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^(?!History).*runway/i })).toBeNull();
  });

  it('names who entered an input, and quotes the document it was read from', async () => {
    const { user } = renderStartupPage(admin, {
      address: '?tab=financial',
      startup: {
        ...startup,
        field_sources: {
          revenue: { kind: 'stated', by: 3, by_name: 'Ana Gil', at: '2026-06-01T10:00:00.000Z' },
          lifetime_value: { kind: 'document', document_id: 5, document: 'deck.pdf', page: 9, quote: 'LTV of 200 €' },
          profit_margin: { kind: 'defaulted' },
        },
      },
    });
    const efficiency = await screen.findByRole('button', { name: /about Operational efficiency/ });
    await user.click(efficiency);
    const dialog = await screen.findByRole('dialog', { name: 'Operational efficiency' });
    const sources = within(within(dialog).getByRole('heading', { name: 'Source' }).parentElement ?? dialog);
    expect(sources.getByText('«LTV of 200 €»')).toBeDefined();
    expect(sources.getByText('deck.pdf, p. 9')).toBeDefined();
    expect(within(dialog).getByText(/at least 70,0$/).textContent).toBe('Missed · at least 70,0');
    expect(sources.getByText('Entered by Ana Gil on 01/06/2026')).toBeDefined();
    expect(sources.getByText('Default, not used')).toBeDefined();
    const curves = dialog.querySelectorAll('td svg[data-state]');
    expect([...curves].map((curve) => curve.getAttribute('data-state'))).toEqual(['known', 'known', 'unknown']);
    await user.keyboard('{Escape}');
    expect(await screen.findAllByTitle('Entered by Ana Gil on 01/06/2026')).toHaveLength(1);
    expect(await screen.findByText('deck.pdf')).toBeDefined();
  });

  describe('asks for facts that have gone out of date', () => {
    const old = { date: '2025-03-10', months: 13, age: 'aged' } as const;
    const field_sources = {
      cash_runway_months: { kind: 'stated', by_name: 'Ana Gil', at: '2025-03-10T10:00:00.000Z', ...old },
      revenue: { kind: 'document', document: 'deck.pdf', page: 9, ...old },
    } as const;
    const stale = { ...startup, field_sources };

    it('confirms one, once', async () => {
      const { user, calls } = renderStartupPage(admin, {
        startup: stale,
        responses: {
          'POST /api/startups/7/confirmations': {
            status: 200,
            body: { success: true, startup: stale, message: 'Confirmed as of today' },
          },
        },
      });
      const button = { name: 'Still true: Revenue' };
      // The card is loaded for the first time.
      await user.click(await screen.findByRole('button', button, { timeout: 10_000 }));
      expect(await screen.findByText('Confirmed as of today')).toBeDefined();
      expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/startups/7/confirmations']);
      expect(screen.getByRole('link', { name: 'Change: Cash Runway' }).getAttribute('href')).toBe(
        '/startups/7/edit?field=cash_runway_months',
      );
    });

    it('says in place why one could not be confirmed', async () => {
      const { user } = renderStartupPage(admin, {
        startup: stale,
        responses: { 'POST /api/startups/7/confirmations': failed },
      });
      await user.click(await screen.findByRole('button', { name: 'Still true: Revenue' }));
      expect(await screen.findByText('It could not be confirmed')).toBeDefined();
      expect(screen.getByRole('button', { name: 'Still true: Revenue' })).toBeDefined();
    });

    it('leads owners to the proposal of what is asked for, and shows others nothing but the age', async () => {
      renderStartupPage(investor, { startup: { ...stale, is_owner: true } });
      await screen.findByRole('heading', { name: 'Is this still so?' });
      const [first] = await screen.findAllByRole('link', { name: /^Change: / });
      expect(first?.getAttribute('href')).toMatch(/^\/startups\/\d+\/figures\?field=/);
      expect(screen.queryByRole('button', { name: /^Still/ })).toBeNull();
      cleanup();
      renderStartupPage(investor, { startup: stale });
      expect(await screen.findAllByTitle('As of 10/03/2025')).toHaveLength(2);
      expect(screen.queryByRole('heading', { name: 'Is this still so?' })).toBeNull();
    });

    it('asks for nothing while nothing has aged', async () => {
      renderStartupPage(admin);
      await screen.findByRole('heading', { name: 'Recommendations' });
      expect(screen.queryByRole('heading', { name: 'Is this still so?' })).toBeNull();
    });
  });

  it('marks unstated values in the header', async () => {
    const defaulted = ['stage_id', 'foundation_year'];
    renderStartupPage(investor, { startup: { ...startup, defaulted_fields: defaulted } });
    expect(await screen.findByText('Finance · MVP (default) · Marketplace')).toBeDefined();
    expect(screen.getByText('Founded in 2023 (default)')).toBeDefined();
  });

  describe('compares a figure with public startups of the same industry and stage', () => {
    it('requests percentiles only when a dialog opens, and shows the share of peers it beats', async () => {
      const responses = percentiles(14, { FEM_operational_efficiency_score: 71.4 });
      const { calls, dialog } = await openMetric('Operational efficiency', responses);
      const asked = calls.indexOf('GET /api/startups/7/percentiles');
      expect(asked).toBe(calls.length - 1);
      expect((await within(dialog).findByText(/percentile 71/)).textContent).toBe(
        'Better than 71\u00A0% of 12 public startups of this industry and stage (percentile 71). Ties count half.',
      );
    });

    it('inverts the percentile of a metric for which lower is better', async () => {
      const { dialog } = await openMetric(
        'Customer acquisition cost',
        percentiles(14, { FEM_customer_acquisition_cost: 71.4 }),
      );
      expect((await within(dialog).findByText(/percentile 71/)).textContent).toMatch(
        /^Better than 29\u00A0% of 12 .* \(percentile 71, and lower is better\)\./,
      );
    });

    it('reports when there are too few peers, or too few with the figure', async () => {
      const few = await openMetric('Operational efficiency', percentiles(4, {}));
      const only = 'Only 4 other public startups of this industry and stage to compare with; a percentile takes 10';
      expect(await within(few.dialog).findByText(only)).toBeDefined();
      cleanup();
      const { dialog } = await openMetric('Operational efficiency', percentiles(14, {}));
      expect(await within(dialog).findByText(/^Of 14 other public startups .* fewer than 10 have/)).toBeDefined();
    });

    it('shows nothing for an earlier calculation, or when percentiles fail to load', async () => {
      const responses = percentiles(14, { FEM_operational_efficiency_score: 71.4 });
      const { calls } = await openMetric('Operational efficiency', responses, '?tab=financial&at=2026-04-22_09:00:00');
      expect(calls).not.toContain('GET /api/startups/7/percentiles');
      cleanup();
      const { dialog } = await openMetric('Operational efficiency', { 'GET /api/startups/7/percentiles': failed });
      expect(within(dialog).queryByText(/public startups/)).toBeNull();
    });
  });

  it('highlights an area in every chart when one of its recommendations is hovered or focused', async () => {
    const { user } = renderStartupPage(admin, { address: '?tab=financial' });
    const step = await screen.findByRole('button', { name: /^Start the next round/ });
    await user.hover(step);
    await waitFor(() => expect(states()).toEqual(['active', 'dimmed']));
    await user.unhover(step);
    await waitFor(() => expect(states()).toEqual([undefined, undefined]));
    act(() => step.focus());
    await waitFor(() => expect(states()).toEqual(['active', 'dimmed']));
    act(() => step.blur());
    await user.hover(await screen.findByRole('article', { name: 'LTV/CAC' }));
    await waitFor(() => expect(states()).toEqual(['active', 'dimmed']));
  });

  it('highlights an area when its tab is hovered or focused', async () => {
    const { user } = renderStartupPage(admin);
    const tab = await screen.findByRole('tab', { name: /^Financial/ });
    await user.hover(tab);
    await waitFor(() => expect(states()).toEqual(['active', 'dimmed']));
    await user.unhover(tab);
    await waitFor(() => expect(states()).not.toContain('dimmed'));
  });

  it('highlights an area in the sum of its parts and in the matrix, and from both', async () => {
    const { user } = renderStartupPage(admin, { address: '?tab=financial' });
    const part = await screen.findByText(/^Operational efficiency 25/);
    const matrix = await screen.findByRole('group', { name: 'Startup Correlation Matrix' });
    const stateOfSum = () => part.closest('li')?.dataset['state'];
    const veils = () => matrix.querySelectorAll('svg[data-export="none"] rect').length;
    await user.hover(part);
    await waitFor(() => expect([veils(), states()[1]]).toEqual([4, 'dimmed']));
    await user.unhover(part);
    await waitFor(() => expect(states()).toEqual([undefined, undefined]));
    act(() => within(matrix).getByRole('img').focus());
    await waitFor(() => expect([stateOfSum(), states()]).toEqual(['dimmed', ['dimmed', 'active']]));
  });

  it('highlights the heatmap cell of a metric, and the card of a cell', async () => {
    const { user } = renderStartupPage(admin, { address: '?tab=financial' });
    const card = await screen.findByRole('article', { name: 'Operational efficiency' });
    const cell = screen.getByRole('img', { name: /^Operational efficiency/ });
    await user.hover(card);
    await waitFor(() => expect(cell.dataset['state']).toBe('active'));
    await user.unhover(card);
    await waitFor(() => expect(cell.dataset['state']).toBeUndefined());
    act(() => cell.focus());
    await waitFor(() => expect(card.dataset['state']).toBe('active'));
  });

  it('shows the score drivers since the previous version', async () => {
    const { user } = renderStartupPage(admin);
    await user.click(await screen.findByRole('button', { name: /since/ }));
    const steps = await screen.findByRole('dialog', { name: 'What moved the score' });
    expect(within(steps).getByText('4 to 9')).toBeDefined();
    expect(within(steps).queryByText(/^The rules changed/)).toBeNull();
  });

  it('says that the rules changed where the score first moves by them', async () => {
    const [newest, before] = calculations;
    const body = { success: true, calculations: [newest, { ...before, model_version: '1.0.0' }] };
    const { user } = renderStartupPage(admin, {
      responses: { 'GET /api/startups/7/calculations': { status: 200, body } },
    });
    await user.click(await screen.findByRole('button', { name: /since/ }));
    const steps = await screen.findByRole('dialog', { name: 'What moved the score' });
    expect(within(steps).getByText(/^The rules changed with model 2\.0\.0/)).toBeDefined();
  });
});

describe('the history of a fact', () => {
  it('opens from the source of a number', async () => {
    const { dialog: metric, user } = await openMetric('Cash runway', {
      'GET /api/startups/7/facts/cash_runway_months/history': { status: 200, body: { success: true, history: [] } },
    });
    await user.click(within(metric).getByRole('button', { name: 'History of Cash Runway' }));
    expect(await screen.findByText('No value was stored yet')).toBeDefined();
  });

  it.each(['?open=history&field=nonsense', '?open=history', '?field=burn_rate'])(
    'stays closed for %s',
    async (address) => {
      renderStartupPage(investor, { address });
      await screen.findByRole('button', { name: /History of Burn Rate/ });
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
