import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openEmbedded } from '../apps/server/src/db/embedded/openEmbedded.ts';
import { type LocalSite, localSite } from '../apps/server/src/testing/localSite.ts';
import { keyboardWalk } from './keyboardWalk.ts';
import { expectNoViolations, expectVisible, type TestProduct, testProduct, toastOf } from './testPage.ts';

const slowly = { timeout: 60_000 };
const samples = new URL('../apps/server/src/documents/samples/', import.meta.url).pathname;

const factsPage = `<!doctype html><html lang="en"><head><title>Marea Sensors</title></head><body>
<h1>Marea Sensors</h1>
<p>Marea Sensors is a startup with a team of 14 people and three founders. Annual revenue reached €310,000 in 2025.</p>
<table><tr><th>Cash runway</th><td>15 months</td></tr><tr><th>Patents</th><td>2</td></tr></table></body></html>`;

/** Twelve facts, including all fields without a default. */
const twelveFacts = {
  name: 'Startup name: Boira Robotics',
  location: 'Location: Girona, Spain',
  description: 'Description: Robots that prune vineyards at night.',
  foundation_year: 'Foundation year: 2021',
  team_size: 'Team size: 14',
  founder_count: 'Number of founders: 3',
  revenue: 'Revenue: €310,000',
  burn_rate: 'Burn rate: €38,000',
  cash_runway_months: 'Cash runway: 15 months',
  profit_margin: 'Profit margin: -35 %',
  total_market_size: 'Total market size: €900 million',
  target_segment_size: 'Target segment size: €85 million',
};

let product: TestProduct;
let site: LocalSite;
let page: Page;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const open = (screen: string) => page.goto(`${product.url}/admin/${screen}`);
const fileLine = (name: string) => page.locator(`[data-file="${name}"]`);
const choose = (...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files);
const dialog = (name: string) => page.getByRole('dialog', { name });
const found = (text: string) => page.getByRole('table').getByText(text);
const title = (name: string) => page.getByRole('heading', { level: 1, name });

/** Changes the phone number of the account that is open in a window. */
async function savePhone(window: Page, phone: string): Promise<void> {
  const editing = window.getByRole('dialog', { name: 'Edit User' });
  await editing.getByLabel('Phone').fill(phone);
  await editing.getByRole('button', { name: 'Save Changes' }).click();
}

/** Fetches from the server as the administrator of the page. */
async function get(path: string) {
  const token = await page.evaluate(() => localStorage.getItem('aval.token'));
  const answer = await fetch(`${product.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  return answer.json();
}

/** Stores an invalid team, which no form accepts and on which an evaluation fails. */
async function breakOneStartup(data: string): Promise<void> {
  const database = await openEmbedded(join(data, 'postgres'));
  await database.pool.query(`update startups set team = '{"members":7}' where name = 'Kelpa'`);
  await database.close();
}

beforeAll(async () => {
  site = await localSite({
    '/startup': factsPage,
    '/nothing': '<p>Welcome to the weather of today.</p>',
    '/never': () => undefined,
    '/slow': (_, response) => {
      setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(factsPage), 4000);
    },
  });
  product = await testProduct({
    env: { AVAL_SCRAPE_ALLOW: site.host, DOCKER_HOST: 'unix:///nowhere/engine.sock' },
    prepare: breakOneStartup,
  });
  page = await product.openAs('admin');
});

afterAll(async () => {
  await product?.stop();
  await site?.close();
});

describe('the admin menu', () => {
  it('shows the status of the system, and links to every screen', async () => {
    await page.goto(`${product.url}/dashboard`);
    await button('Administration').click();
    const menu = page.getByRole('menu');
    await expectVisible(menu.getByText('Containers: No container engine'));
    expect(await menu.getByRole('menuitem').allTextContents()).toEqual([
      'Users',
      'Scraping',
      'Recalculation',
      'Document ingestion',
      'Containers',
      'Cron',
      'Recently deleted',
      'Awaiting review',
      'Proposed figures',
      'Audit log',
    ]);
    await menu.getByRole('menuitem', { name: 'Users' }).click();
    await expectVisible(title('Users'));
  });
});

describe('Users', () => {
  it('creates an account once all required fields are filled in', async () => {
    await open('users');
    await expectNoViolations(page);
    await button('Create User').click();
    const creating = dialog('Create User');
    await creating.getByRole('button', { name: 'Create User' }).click();
    await expectVisible(creating.getByText('The fields name, last name and email are required').first());
    await creating.getByLabel('First Name').fill('Noa');
    await creating.getByLabel('Last Name').fill('Prieto');
    await creating.getByLabel('Email').fill('noa.example.com');
    await creating.getByRole('button', { name: 'Create User' }).click();
    await expectVisible(creating.getByText('The email is not valid'));
    await creating.getByLabel('Email').fill('noa@example.com');
    await creating.getByRole('button', { name: 'Create User' }).click();
    await expectVisible(creating.getByText('The password is required for new users'));
    await expectNoViolations(page);
    await creating.locator('[name=password]').fill('Marea!Alta2026');
    await creating.getByRole('button', { name: 'Create User' }).click();
    await creating.waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill('noa@');
    await expectVisible(found('noa@example.com'));
  });

  it('reports in the form why an account could not be saved', async () => {
    await button('Create User').click();
    const creating = dialog('Create User');
    for (const [label, text] of [
      ['First Name', 'Noa'],
      ['Last Name', 'Again'],
      ['Email', 'noa@example.com'],
    ] as const) {
      await creating.getByLabel(label).fill(text);
    }
    await creating.locator('[name=password]').fill('Marea!Alta2026');
    await creating.getByRole('button', { name: 'Create User' }).click();
    const words = (await creating.getByRole('alert').textContent(slowly)) ?? '';
    expect(words).toMatch(/email/i);
    expect(await toastOf(page, words).count()).toBe(0);
    await creating.getByRole('button', { name: 'Cancel' }).click();
  });

  it('changes and deletes an account', async () => {
    await found('noa@example.com').click();
    const editing = dialog('Edit User');
    await editing.getByLabel('Phone').fill('600 000 000');
    await editing.getByRole('button', { name: 'Save Changes' }).click();
    await editing.waitFor({ state: 'detached' });
    await button('Delete Noa Prieto').click();
    const asking = page.getByRole('alertdialog');
    await expectVisible(asking.getByText('Are you sure you want to delete this user? This action cannot be undone.'));
    await asking.getByRole('button', { name: 'Delete' }).click();
    await expectVisible(page.getByText('No user matches'));
  });

  it('invites a user, who sets a password with the emailed link and signs in', async () => {
    await page.getByRole('searchbox').fill('');
    await button('Create User').click();
    const creating = dialog('Create User');
    await creating.getByLabel('First Name').fill('Iria');
    await creating.getByLabel('Last Name').fill('Souto');
    await creating.getByLabel('Email').fill('iria@example.com');
    await creating.getByRole('radio', { name: 'Send an invitation' }).click();
    await creating.getByRole('button', { name: 'Create User' }).click();
    await creating.waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill('iria@');
    await expectVisible(page.getByRole('row', { name: /Iria Souto/ }).getByText('Invited'));
    await expectNoViolations(page);
    await button('Send the invitation to Iria Souto again').click();
    const invitations = () => product.mails().flatMap((mail) => /token=\S+&invitation=1/.exec(mail)?.[0] ?? []);
    await expect.poll(() => invitations().length, slowly).toBe(2);
    const [first = '', second = ''] = invitations();
    const invited = await product.openAs('visitor');
    const accept = async (query: string) => {
      await invited.goto(`${product.url}/reset-password?${query}`);
      await expectVisible(invited.getByRole('heading', { name: 'Welcome to Aval' }));
      await invited.getByLabel('Password', { exact: true }).fill('Marea!Alta2026');
      await invited.getByLabel('Confirm password').fill('Marea!Alta2026');
      await invited.getByRole('button', { name: 'Set password' }).click();
    };
    await accept(first);
    await expectVisible(invited.getByRole('alert').getByRole('link', { name: 'Ask for a new link' }));
    await accept(second);
    await expectVisible(invited.getByText('Your password is set'));
    await expectNoViolations(invited);
    await invited.waitForURL('**/login');
    await invited.getByLabel('Email').fill('iria@example.com');
    await invited.getByLabel('Password', { exact: true }).fill('Marea!Alta2026');
    await invited.getByRole('button', { name: 'Sign in' }).click();
    await invited.waitForURL('**/dashboard');
    await page.reload();
    await expectVisible(found('iria@example.com'));
    expect(await page.getByText('Invited').count()).toBe(0);
  });

  it('never overwrites another administrator’s changes, and shows whose they are', async () => {
    const other = await product.openAs('admin');
    for (const administrator of [page, other]) {
      await administrator.goto(`${product.url}/admin/users?q=iria@`);
      await administrator.getByRole('table').getByText('iria@example.com').click();
    }
    await savePhone(other, '600 000 001');
    await other.getByRole('dialog').waitFor({ state: 'detached' });
    await savePhone(page, '600 000 002');
    const alert = dialog('Edit User').getByRole('alert');
    await expectVisible(alert.getByText(/^You saved other changes in another window/));
    await expectVisible(alert.getByText('600 000 001'));
    await expectNoViolations(page);
    await alert.getByRole('button', { name: 'Save my changes anyway' }).click();
    await dialog('Edit User').waitFor({ state: 'detached' });
    await found('iria@example.com').click();
    expect(await dialog('Edit User').getByLabel('Phone').inputValue()).toBe('600 000 002');
    await dialog('Edit User').getByRole('button', { name: 'Cancel' }).click();
    await other.close();
  });

  it('keeps the last administrator, and explains why', async () => {
    await page.getByRole('searchbox').fill('admin@demo');
    await found('admin@demo.aval').click();
    const editing = dialog('Edit User');
    await editing.getByLabel('Role').selectOption('user');
    await editing.getByRole('button', { name: 'Save Changes' }).click();
    await expectVisible(editing.getByRole('alert').getByText(/at least one administrator/i));
    await editing.getByRole('button', { name: 'Cancel' }).click();
    await button('Delete Marta Alonso Vidal').click();
    const asking = page.getByRole('alertdialog');
    await asking.getByRole('button', { name: 'Delete' }).click();
    await expectVisible(asking.getByRole('alert'));
    await asking.getByRole('button', { name: 'Cancel' }).click();
  });
});

describe('Scraping', () => {
  it('previews a page with the keyboard only, and stores nothing', async () => {
    await open('scraping');
    await expectVisible(title('Scraping'));
    const before = (await get('/api/startups/search?q=Marea%20Sensors')).total;
    const walk = keyboardWalk(page);
    await walk.typeInto(page.getByRole('textbox', { name: /^URL/ }), `${site.address}/startup`);
    await walk.tabTo(page.getByRole('switch', { name: 'Test mode' }));
    await walk.press('Space');
    await walk.tabTo(button('Scrape URL'));
    await page.keyboard.press('Enter');
    await expectVisible(toastOf(page, 'URL scraped successfully'));
    await expectVisible(page.getByRole('heading', { name: /^\d facts found$/ }));
    await expectVisible(page.getByText('Test mode: nothing was stored.'));
    await expectVisible(page.getByRole('tree', { name: 'JSON response' }).getByText('"Marea Sensors"').first());
    await expectVisible(page.getByText('Scraping process completed with code 0').last());
    expect((await get('/api/startups/search?q=Marea%20Sensors')).total).toBe(before);
    await expectNoViolations(page);
  });

  it('stores the result of a test run, with the quotes of the page', async () => {
    await button('Create Startup').click();
    await page.getByRole('link', { name: 'Open Startup' }).click();
    await page.waitForURL(/\/startups\/\d+$/);
    const id = /\d+$/.exec(page.url())?.[0];
    const { startup } = await get(`/api/startups/${id}`);
    expect(startup).toMatchObject({ name: 'Marea Sensors', team_size: 14, founder_count: 3, is_private: 1 });
    expect(startup.field_sources.team_size).toMatchObject({ kind: 'url', url: `${site.address}/startup` });
    expect(startup.field_sources.team_size.quote).toContain('team of 14 people');
    expect(startup.defaulted_fields).toContain('entry_barriers');
    await expectVisible(page.getByText('No Calculations Available'));
  });

  it('explains why a page may not be read', async () => {
    await open('scraping');
    const url = page.getByRole('textbox', { name: /^URL/ });
    for (const [address, words] of [
      ['http://169.254.169.254/latest', /private or local address/],
      [`${site.address}/nothing`, /No facts about a startup/],
    ] as const) {
      await url.fill(address);
      await button('Scrape URL').click();
      await expectVisible(page.getByRole('alert').filter({ hasText: words }).first());
      await expectVisible(page.getByText(/HTTP 422: /).last());
    }
  });

  it('continues reading a page after its screen was left', async () => {
    await page.getByRole('textbox', { name: /^URL/ }).fill(`${site.address}/slow`);
    await button('Scrape URL').click();
    await page.getByRole('link', { name: 'Cron' }).first().click();
    await expectVisible(title('Cron'));
    await page.getByRole('link', { name: 'Scraping' }).first().click();
    await expectVisible(button(/Scraping\.\.\./));
    await page.getByRole('link', { name: 'Open Startup' }).waitFor(slowly);
  });

  it('stops a page that takes too long, and stores nothing', async () => {
    const before = (await get('/api/startups/search?q=Marea%20Sensors')).total;
    await page.getByRole('textbox', { name: /^URL/ }).fill(`${site.address}/never`);
    await button('Scrape URL').click();
    await button('Stop scraping').click();
    await expectVisible(
      page.getByRole('status').filter({ hasText: 'The scraping was stopped; nothing was stored' }).first(),
      button('Scrape URL'),
    );
    await expectVisible(page.getByText('Scraping process completed with code 130').last());
    expect((await get('/api/startups/search?q=Marea%20Sensors')).total).toBe(before);
    await expectNoViolations(page);
  });

  it('reads a list of pages line by line, and shows it again on return', async () => {
    await page.getByRole('tab', { name: 'Batch Scraping' }).click();
    await button('Process File').click();
    await expectVisible(page.getByText('Please select a file'));
    const lines = [`${site.address}/startup?2`, 'no address', `${site.address}/nothing`, `${site.address}/startup?3`];
    const file = { name: 'pages.txt', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) };
    await page.locator('input[type=file]').setInputFiles(file);
    await button('Process File').click();
    await page.waitForURL(/tab=batch&run=\d+/);
    await page.getByText('3 of 3 pages').waitFor(slowly);
    await open('scraping?tab=batch');
    await expectVisible(
      page.getByText('3 of 3 pages'),
      page.getByText('No facts about a startup were found on the page').first(),
    );
    const table = page.getByRole('table', { name: 'Lines of the file' });
    expect(await table.getByRole('rowheader').allTextContents()).toEqual(lines);
    expect(await table.getByRole('link', { name: 'Marea Sensors' }).count()).toBe(2);
    await expectNoViolations(page);
  });

  it('stops a batch, and keeps its results', async () => {
    const lines = Array.from({ length: 12 }, (_, index) => `${site.address}/slow?${index}`);
    const file = { name: 'slow.txt', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) };
    await page.locator('input[type=file]').setInputFiles(file);
    await button('Process File').click();
    await button('Stop the batch').click();
    await expectVisible(toastOf(page, 'The scraping is being stopped'));
    await page.getByText('Cancelled').first().waitFor(slowly);
  });
});

describe('Recalculation', () => {
  it('shows the progress, and lists the startup that failed with the reason', async () => {
    await open('recalculation');
    await button('Recalculate Startups').click();
    await page.getByText('Recalculation completed with errors').waitFor(slowly);
    await expectVisible(page.getByRole('heading', { name: '1 startup failed' }));
    const failures = page.getByRole('table', { name: '1 startup failed' });
    await expectVisible(failures.getByRole('link', { name: 'Kelpa', exact: true }));
    const status = await get('/api/admin/recalculation/status');
    expect(status).toMatchObject({ code: 1, done: status.total, failures: [{ name: 'Kelpa' }] });
    await expectVisible(page.getByText(`${status.total} of ${status.total} startups`));
    await expectVisible(page.getByText('Recalculation process completed with code 1'));
    await expectVisible(page.getByText(/^Started .* CES?T by Marta Alonso/));
    const log: { message: string }[] = await get('/api/admin/recalculation/logs');
    const counted = new Set(log.map(({ message }) => /^\[\d+\/\d+\]/.exec(message)?.[0]));
    expect(counted.size - 1).toBe(status.total);
    await expectNoViolations(page);
  });

  it('recalculates the industry means', async () => {
    await button('Recalculate Industries').click();
    await page.getByText('Recalculation completed successfully').waitFor(slowly);
    expect(await get('/api/admin/recalculation/status')).toMatchObject({ kind: 'industries', code: 0, failures: [] });
  });
});

describe('Document ingestion', () => {
  it('reads files of every type, each with its own messages', async () => {
    await open('document-ingestion');
    await button('Process Documents').click();
    await expectVisible(toastOf(page, 'Please select at least one file to process'));
    await choose({ name: 'memo.odt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expectVisible(
      page.getByText('Unsupported file type: memo.odt. Please upload a PDF, text, Excel, or PowerPoint file.'),
    );
    const names = ['memo.pdf', 'memo.doc', 'memo.docx', 'plan.xls', 'plan.xlsx', 'plan.csv', 'deck.ppt', 'deck.pptx'];
    await page.locator('input[type=file]').setInputFiles([...names, 'protected.pdf'].map((name) => samples + name));
    await expectVisible(page.getByRole('heading', { name: '9 files' }));
    await button('Process Documents').click();
    await fileLine('protected.pdf').getByText('protected.pdf is protected by a password').waitFor({ timeout: 120_000 });
    for (const name of names) {
      await expectVisible(fileLine(name).getByText(/^\d+ fields$/));
    }
    await button('Process Documents').waitFor(slowly);
    await expectNoViolations(page);
  });

  it('shows the log of the processing, and the texts of the documents', async () => {
    await page.getByRole('tab', { name: 'Document Content' }).click();
    await expectVisible(page.getByRole('region', { name: /^Text of/ }));
    await page.getByRole('tab', { name: 'Process Log' }).click();
    await expectVisible(page.getByText(/File processed successfully/).first());
    await page.getByRole('tab', { name: 'OpenAI Log' }).click();
    await expectVisible(page.getByText(/Built-in dictionary/).first());
    await expectNoViolations(page);
  });

  it('creates a startup from the twelve facts of a document, and from no other', async () => {
    await open('document-ingestion');
    const text = Object.values(twelveFacts).join('\n');
    await choose({ name: 'boira.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await button('Process Documents').click();
    await fileLine('boira.txt').getByText('12 fields').waitFor(slowly);
    await page.getByRole('tab', { name: 'Processing Results' }).click();
    await expectVisible(page.getByText('Nothing is missing.'));
    await button('p. 1').first().click();
    await expectVisible(page.locator('mark'));
    await page.getByRole('tab', { name: 'Processing Results' }).click();
    await expectNoViolations(page);
    const expected = page.getByRole('progressbar', { name: 'Expected coverage' });
    const coverage = Number(await expected.getAttribute('aria-valuenow')) / 100;
    await button('Save Mappings').click();
    await page.waitForURL(/\/startups\/\d+$/);

    const id = /\d+$/.exec(page.url())?.[0];
    const { startup } = await get(`/api/startups/${id}`);
    const sources = Object.entries<{ kind: string; quote?: string; page?: number }>(startup.field_sources);
    const fromDocument = sources.filter(([, { kind }]) => kind === 'document');
    expect(fromDocument.map(([field]) => field).toSorted()).toEqual(Object.keys(twelveFacts).toSorted());
    for (const [, { quote, page: place }] of fromDocument) {
      expect(text).toContain(quote);
      expect(place).toBe(1);
    }
    expect(startup).toMatchObject({ name: 'Boira Robotics', team_size: 14, total_market_size: 900, burn_rate: 38_000 });
    expect(startup.defaulted_fields).not.toHaveLength(0);
    for (const field of startup.defaulted_fields) {
      expect(startup.field_sources[field].kind).toBe('defaulted');
      expect(Object.keys(twelveFacts)).not.toContain(field);
    }
    for (const field of ['nif', 'website_url', 'funding_raised', 'lifetime_value']) expect(startup[field]).toBeNull();
    const [calculation] = (await get(`/api/startups/${id}/calculations`)).calculations;
    expect(calculation.coverage).toBeCloseTo(coverage, 6);
    expect(calculation.coverage).toBeLessThan(0.6);
  });

  it('shows which figures of the startup come from the document, with their quotes', async () => {
    const behind = page.locator('dl').filter({ hasText: 'From documents and pages' });
    const countOf = (kind: string) =>
      behind.locator('div').filter({ hasText: kind }).locator('dd').first().textContent();
    // Name, location and description are not inputs of the score.
    expect(await countOf('From documents and pages')).toBe('9');
    expect(await countOf('Stated')).toBe('0');
    expect(await countOf('Default, not used')).toBe('26');
    await page.getByRole('tab', { name: /^Financial/ }).click();
    await button('More information about Cash runway').click();
    const guide = page.getByRole('dialog', { name: 'Cash runway' });
    await expectVisible(
      guide.getByRole('heading', { name: 'Source' }),
      guide.getByText('boira.txt, p. 1').last(),
      guide.getByText('«Cash runway: 15 months»'),
    );
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
  });

  it('reopens unsaved documents after a reload, and reports when a file was read before', async () => {
    await open('document-ingestion');
    const file = {
      name: 'again.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Startup name: Read Again\nTeam size: 9'),
    };
    await choose(file);
    await button('Process Documents').click();
    await fileLine('again.txt').getByText('2 fields').waitFor(slowly);
    await page.waitForURL(/document=\d+/);
    await page.reload();
    await fileLine('again.txt').getByText('2 fields').waitFor(slowly);
    const value = page.getByRole('row').filter({ hasText: 'Team Size' }).locator('input[data-cell=value]');
    expect(await value.inputValue()).toBe('9');
    await button('Remove again.txt').click();
    await expect.poll(() => new URL(page.url()).searchParams.has('document'), slowly).toBe(false);
    await choose(file);
    await button('Process Documents').click();
    await fileLine('again.txt')
      .getByText(/^This file was read before, on .+; no startup was made from it\.$/)
      .waitFor(slowly);
    expect(
      await page.getByRole('table', { name: 'Stored documents' }).getByRole('link', { name: 'again.txt' }).count(),
    ).toBe(1);
    await expectNoViolations(page);
    await button('Clear').click();
    const boira = page.getByRole('row').filter({ hasText: 'boira.txt' }).filter({ hasText: 'Boira Robotics' }).first();
    await boira.getByRole('link', { name: 'boira.txt' }).click();
    await fileLine('boira.txt').getByRole('link', { name: 'Boira Robotics' }).waitFor(slowly);
    await expectVisible(page.getByRole('tab', { name: 'Processing Results', selected: true }));
    await button('Clear').click();
  });

  it('stores a corrected value as stated by the user, and a reformatted one as extracted', async () => {
    await open('document-ingestion');
    const text = Object.values(twelveFacts).join('\n').replace('Boira', 'Broma');
    await choose({ name: 'broma.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await button('Process Documents').click();
    await fileLine('broma.txt').getByText('12 fields').waitFor(slowly);
    await page.getByRole('tab', { name: 'Processing Results' }).click();
    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.locator('textarea[data-cell=name]', { hasText: name }) });
    const valueOf = (name: string) => row(name).locator('[data-cell=value]');
    await valueOf('Cash Runway').fill('18');
    await valueOf('Burn Rate').fill('38,000.00');
    await valueOf('Burn Rate').press('Tab');
    expect(await valueOf('Burn Rate').inputValue()).toBe('38.000');
    const mark = page.getByText('Edited by you');
    await expectVisible(row('Cash Runway').locator(mark));
    expect(await mark.count()).toBe(1);
    await button('Save Mappings').click();
    await page.waitForURL(/\/startups\/\d+$/);

    const { startup } = await get(`/api/startups/${/\d+$/.exec(page.url())?.[0]}`);
    expect(startup).toMatchObject({ name: 'Broma Robotics', burn_rate: 38_000, cash_runway_months: 18 });
    const { burn_rate, cash_runway_months } = startup.field_sources;
    expect(burn_rate).toMatchObject({ kind: 'document', document: 'broma.txt', quote: 'Burn rate: €38,000' });
    expect(cash_runway_months.kind).toBe('stated');
    for (const claim of ['document_id', 'document', 'quote', 'page'])
      expect(cash_runway_months).not.toHaveProperty(claim);
    await page.getByRole('tab', { name: /^Financial/ }).click();
    await button('More information about Cash runway').click();
    const guide = page.getByRole('dialog', { name: 'Cash runway' });
    await expectVisible(guide.getByText(/^Entered by .+ on /).last());
    expect(await guide.getByText(/broma\.txt|15 months/).count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  it('keeps the document as a source, and deletes it on request', async () => {
    await open('document-ingestion');
    const kept = page.getByRole('row').filter({ hasText: 'boira.txt' }).filter({ hasText: 'Boira Robotics' }).first();
    await expectVisible(kept.getByRole('link', { name: 'Boira Robotics' }));
    const saving = page.waitForEvent('download');
    await kept.getByRole('button', { name: 'Download boira.txt' }).click();
    expect((await saving).suggestedFilename()).toBe('boira.txt');
    await kept.getByRole('button', { name: 'Delete boira.txt' }).click();
    const asking = page.getByRole('alertdialog');
    await asking.getByRole('button', { name: 'Delete' }).click();
    await expectVisible(toastOf(page, 'Document deleted'));
  });
});

describe('the owners of a startup', () => {
  it('are added by an administrator when a document created it without any, and removed down to none', async () => {
    const { startups } = await get('/api/startups/search?q=Boira%20Robotics');
    await page.goto(`${product.url}/startups/${startups[0].id}/edit`);
    const owners = page.getByRole('region', { name: 'Owners' });
    await expectVisible(owners.getByText('No owners yet'));
    for (const email of ['investor@demo.aval', 'founder@demo.aval']) {
      await owners.getByRole('combobox').fill(email);
      await page.getByRole('option', { name: email }).click();
      await owners.getByRole('button', { name: 'Add' }).click();
      await expectVisible(owners.getByRole('listitem').getByText(email));
    }
    await expectNoViolations(page);

    const asking = page.getByRole('alertdialog');
    const remove = async (email: string) => {
      await owners.getByRole('listitem').filter({ hasText: email }).getByRole('button').click();
      await asking.getByRole('button', { name: 'Remove owner' }).click();
    };
    await remove('investor@demo.aval');
    await owners.getByText('investor@demo.aval').waitFor({ state: 'detached' });
    const founder = await product.openAs('founder');
    await founder.goto(`${product.url}/mystartups?q=boira`);
    await expectVisible(founder.getByRole('button', { name: 'Remove me as owner of Boira Robotics' }));
    await founder.context().close();
    await remove('founder@demo.aval');
    await expectVisible(owners.getByText('No owners yet'));
  });
});

describe('Containers', () => {
  it('reports a missing engine and how to fix it', async () => {
    await open('containers');
    await expectVisible(page.getByText(/No response from unix:\/\/\/nowhere\/engine\.sock\. Start Docker or Podman/));
    await expectVisible(page.getByText('Error loading containers'));
    await expectNoViolations(page);
  });
});

describe('Cron', () => {
  it('is stopped and started, with messages', async () => {
    await open('cron');
    await button('Stop Cron').click();
    await expectVisible(toastOf(page, 'Cron process stopped successfully'));
    await expectVisible(page.getByText('Not scheduled while stopped'));
    expect(await button('Stop Cron').isDisabled()).toBe(true);
    await page.reload();
    await expectVisible(page.getByText('Not scheduled while stopped'));
    await button('Start Cron').click();
    await expectVisible(toastOf(page, 'Cron process started successfully'));
    await expectVisible(page.getByRole('timer'));
    await expectNoViolations(page);
  });
});

describe('Recently deleted', () => {
  it('lists a deleted startup, and restores it to the list of all users', async () => {
    await open('deleted');
    await expectVisible(page.getByText('Nothing was deleted'));
    await expectNoViolations(page);
    await page.goto(`${product.url}/startups?q=Boticaria`);
    await page.getByRole('link', { name: 'Boticaria', exact: true }).click();
    await button('Delete Startup').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectVisible(toastOf(page, 'Startup deleted successfully'));
    await open('deleted');
    await expectVisible(page.getByRole('row', { name: /Boticaria/ }));
    await expectNoViolations(page);
    await button('Restore Boticaria').click();
    await expectVisible(toastOf(page, 'Boticaria has been restored'));
    await expectVisible(page.getByText('Nothing was deleted'));
    await page.goto(`${product.url}/startups?q=Boticaria`);
    await expectVisible(page.getByRole('link', { name: 'Boticaria', exact: true }));
  });
});

describe('Audit log', () => {
  it('names who changed a role, from what to what, also after the account was deleted', async () => {
    await open('users');
    await page.getByRole('searchbox').fill('iria@');
    await found('iria@example.com').click();
    const editing = dialog('Edit User');
    await editing.getByLabel('Role').selectOption('Administrator');
    await editing.getByRole('button', { name: 'Save Changes' }).click();
    await editing.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'History of Iria Souto' }).click();
    await expectVisible(title('Audit log'));
    const change = page.getByRole('row', { name: /Changed a role.*Iria Souto.*User.*Administrator/ });
    await expectVisible(change);
    await expectNoViolations(page);
    await page.getByLabel('Action').selectOption('Signed in');
    await expectVisible(page.getByRole('row', { name: /Signed in/ }).first());
    await expect.poll(() => change.count()).toBe(0);
    await page.getByLabel('Action').selectOption('All actions');
    await expectVisible(change);

    const saving = page.waitForEvent('download');
    await button('Export CSV').click();
    const lines = readFileSync(await (await saving).path(), 'utf8');
    expect(lines).toContain('"Role: User → Administrator"');

    await open('users');
    await page.getByRole('searchbox').fill('iria@');
    await button('Delete Iria Souto').click();
    const asking = page.getByRole('alertdialog');
    await expectVisible(asking.getByText('The audit log keeps the number and the name of the account.'));
    await asking.getByRole('button', { name: 'Delete' }).click();
    await expectVisible(page.getByText('No user matches'));
    await open('audit?person=iria');
    await expectVisible(page.getByRole('row', { name: /Deleted an account.*Iria Souto/ }));
    await expectVisible(page.getByRole('row', { name: /Iria Souto.*Deleted account.*Signed in/ }).first());
    await expectNoViolations(page);
  });
});

describe('the administration', () => {
  it('denies access to users who are not administrators', async () => {
    const other = await product.openAs('investor');
    for (const screen of [
      'users',
      'scraping',
      'recalculation',
      'document-ingestion',
      'containers',
      'cron',
      'deleted',
      'review',
      'audit',
    ]) {
      await other.goto(`${product.url}/admin/${screen}`);
      await other.waitForURL('**/dashboard');
      expect(await other.getByRole('button', { name: 'Administration' }).count()).toBe(0);
    }
    await other.context().close();
  });

  it('reports no error to the console', () => {
    expect(product.problems.filter((problem) => !problem.includes('status of 503'))).toEqual([]);
  });
});
