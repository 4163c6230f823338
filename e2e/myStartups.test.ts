import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectNoViolations, expectVisible, type TestProduct, testProduct, toastOf } from './testPage.ts';

const slowly = { timeout: 15_000 };

let product: TestProduct;
let page: Page;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const cards = () => page.getByRole('list', { name: 'My Startups' }).getByRole('listitem');
const names = () => cards().getByRole('heading').allTextContents();
const card = (name: string) => cards().filter({ hasText: name });

beforeAll(async () => {
  product = await testProduct();
  page = await product.openAs('founder');
  await page.goto(`${product.url}/mystartups`);
});

afterAll(() => product?.stop());

describe('My Startups', () => {
  it('shows owned and followed startups, by name, descending', async () => {
    await expectVisible(cards().first());
    const shown = await names();
    expect(shown).toEqual(shown.toSorted((a, b) => b.localeCompare(a, 'es')));
    await expectVisible(card('Kelpa').getByText('Owner'));
    await expectVisible(page.getByRole('heading', { name: 'My Startups' }));
    expect(await page.title()).toBe('My Startups · Aval');
    await expectNoViolations(page);
  });

  it('stores search and sort order in the address', async () => {
    await page.getByRole('searchbox').fill('kelpa');
    await page.waitForURL('**/mystartups?q=kelpa');
    await expect.poll(names, slowly).toEqual(['Kelpa']);
    await button('Descending; change to ascending').click();
    await page.waitForURL('**/mystartups?q=kelpa&order=asc');
  });

  it('shows an empty state with a link to all startups', async () => {
    await page.getByRole('searchbox').fill('no such thing');
    await expectVisible(page.getByText('No startups match “no such thing”'));
    await button('Clear search and filters').click();
    await page.waitForURL('**/mystartups');
    await expectVisible(card('Kelpa'));
  });

  it('lets an owner edit the description of a startup', async () => {
    await page.getByRole('link', { name: 'Edit Kelpa' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit Kelpa' });
    await editing.getByLabel('Location').fill('Cangas, Spain');
    await expectNoViolations(page);
    await editing.getByRole('button', { name: 'Save Changes' }).click();
    await expectVisible(toastOf(page, 'Startup information updated successfully'));
    await expectVisible(card('Kelpa').getByText('Cangas'));
    await page.waitForURL('**/mystartups');
  });

  it('is where owners without the admin role edit', async () => {
    const id = /\d+/.exec((await card('Kelpa').getByRole('link').first().getAttribute('href')) ?? '')?.[0];
    await page.goto(`${product.url}/startups/${id}/edit`);
    await page.waitForURL(`**/mystartups?open=edit&startup=${id}`);
    await expectVisible(page.getByRole('dialog', { name: 'Edit Kelpa' }));
    await page.keyboard.press('Escape');
    await page.waitForURL('**/mystartups');
    const stranger = await product.openAs('investor');
    await stranger.goto(`${product.url}/startups?q=solara`);
    const address = await stranger.getByRole('link', { name: 'Solara', exact: true }).getAttribute('href');
    await stranger.goto(`${product.url}${address}/edit`);
    await stranger.waitForURL(`**${address}`);
    await stranger.context().close();
  });

  it('removes an unfollowed startup immediately, and restores it on Undo', async () => {
    const unfollow = button(/^Unfollow/).first();
    const name = ((await unfollow.getAttribute('aria-label')) ?? '').replace('Unfollow ', '');
    await unfollow.click();
    await card(name).waitFor({ state: 'detached' });
    const toast = toastOf(page, 'Successfully unfollowed startup');
    await toast.getByText('Undo').click();
    await expectVisible(card(name));
  });

  it('restores a startup that could not be unfollowed', async () => {
    const unfollow = button(/^Unfollow/).first();
    const name = ((await unfollow.getAttribute('aria-label')) ?? '').replace('Unfollow ', '');
    await page.route('**/unfollow', (route) => route.abort());
    await unfollow.click();
    await expectVisible(toastOf(page, 'Error unfollowing startup.'));
    await expectVisible(card(name));
    await page.unroute('**/unfollow');
  });

  it('invites an owner, who accepts in their own window', async () => {
    await page.goto(`${product.url}/mystartups`);
    await button('Owners of Vereda Mobility').click();
    const owners = page.getByRole('dialog', { name: 'Owners of Vereda Mobility' });
    await owners.getByRole('textbox', { name: /Invite an owner/ }).fill('investor@demo.aval');
    await owners.getByRole('button', { name: 'Invite', exact: true }).click();
    await expectVisible(owners.getByText('investor@demo.aval'));
    await expectNoViolations(page);
    // The mail goes out after the response.
    await expect.poll(() => product.mails().filter((mail) => mail.includes('To: investor@demo.aval')).length).toBe(1);
    const guest = await product.openAs('investor');
    await guest.goto(`${product.url}/mystartups`);
    const invitations = guest.getByRole('region', { name: 'Invitations' });
    await expectVisible(invitations.getByText('Vereda Mobility'));
    await expectNoViolations(guest);
    await invitations.getByRole('button', { name: 'Accept to own Vereda Mobility' }).click();
    await expectVisible(toastOf(guest, 'You now own Vereda Mobility'));
    await expectVisible(guest.getByRole('button', { name: 'Owners of Vereda Mobility' }));
    await invitations.waitFor({ state: 'detached' });
    await page.reload();
    await expect.poll(() => owners.getByRole('list', { name: 'Owners' }).getByRole('listitem').count()).toBe(2);
    expect(await owners.getByText('investor@demo.aval').count()).toBe(0);
    await page.keyboard.press('Escape');
    await guest.context().close();
  });

  it('lets the last owner leave, and says who has the startup then', async () => {
    await page.goto(`${product.url}/startups/add`);
    await page.goto(`${product.url}/mystartups`);
    const leave = button('Remove me as owner of Alba Robotics');
    await leave.click();
    const question = page.getByRole('alertdialog', { name: 'Stop being an owner of Alba Robotics?' });
    await expectVisible(question.getByText('Nobody else owns it.'));
    await expectNoViolations(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/mystartups');
    await leave.click();
    await question.getByRole('button', { name: 'Remove me as owner' }).click();
    await expectVisible(toastOf(page, 'You no longer own Alba Robotics'));
    await leave.waitFor({ state: 'detached' });
  });
});

describe('the pages', () => {
  it('report no error to the console', () => {
    expect(product.problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  });
});
