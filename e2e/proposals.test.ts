import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectNoViolations, expectVisible, phone, type TestProduct, testProduct, toastOf } from './testPage.ts';

const slowly = { timeout: 20_000 };
const letterOf = (months: number) => ({
  name: 'bank-letter.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(`Cash runway: ${months} months\nBurn rate: 9,000 EUR per month\n`),
});

const texts = {
  en: {
    update: 'Update figures',
    months: 19,
    take: /Take over 19.months/,
    taken: 'Taken over',
    team: /^Team/,
    innovation: /^Innovation/,
    note: /^Note/,
    send: 'Send for review',
    sent: 'Sent. You are told once it is decided.',
    proposedToast: 'Proposed',
    queue: 'Proposed figures',
    accept: 'Accept',
    refuse: /^Reason to refuse/,
    store: 'Store 3 decisions',
    decided: /^Decided about/,
    refused: 'Not accepted',
    evolution: 'View Evolution',
    notice: /figures for .* were decided: 2 accepted, 1 refused/,
    cause: /Accepted from the owners' figures of/,
    recalculate: 'Recalculate',
    recalculated: 'Evaluation recalculated',
    follow: 'Follow',
    followed: 'Unfollow',
    unread: /^\d+ unread notices$/,
    rose: /Alba Robotics rose .*from ([\d,]+) to ([\d,]+)$/,
    since: /since \d/,
  },
  es: {
    update: 'Actualizar datos',
    months: 23,
    take: /Tomar 23.meses/,
    taken: 'Tomado',
    team: /^Equipo/,
    innovation: /^Innovación/,
    note: /^Nota/,
    send: 'Enviar a revisión',
    sent: 'Enviado. Te avisaremos cuando se decida.',
    proposedToast: 'Propuesto',
    queue: 'Datos propuestos',
    accept: 'Aceptar',
    refuse: /^Motivo para rechazar/,
    store: 'Guardar 3 decisiones',
    decided: /^Decidido sobre/,
    refused: 'No aceptado',
    evolution: 'Ver evolución',
    notice: /datos de .*: 2 aceptados, 1 rechazado/,
    cause: /Aceptado de los datos que los propietarios propusieron el/,
    recalculate: 'Recalcular',
    recalculated: 'Evaluación recalculada',
    follow: 'Seguir',
    followed: 'Dejar de seguir',
    unread: /^\d+ avisos sin leer$/,
    rose: /Alba Robotics ha subido .*de ([\d,]+) a ([\d,]+)$/,
    since: /desde el \d/,
  },
} as const;

let product: TestProduct;

/** Starts the product for one story, because each language tells it of the same figures. */
function startOnce(): void {
  beforeAll(async () => {
    product = await testProduct();
  });
  afterAll(() => product?.stop());
}

/** The id of a startup that the founder owns and that has been evaluated. */
async function ownStartup(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('aval.token')}` };
    const response = await fetch('/api/startups/mine', { headers });
    const { startups } = (await response.json()) as { startups: { id: number; is_owner: boolean }[] };
    return startups.find(({ is_owner: isOwner }) => isOwner)?.id ?? 0;
  });
}

/** The two scores that a notice states. */
const scoresIn = (notice: string, pattern: RegExp): number[] =>
  (pattern.exec(notice) ?? []).slice(1).map((score) => Number(score.replace(',', '.')));

/** The field of a figure, whose name its date repeats. */
const figure = (page: Page, id: string) => page.locator(`input[id^='startup-${id}'][inputmode]`);

describe.each(['en', 'es'] as const)('an improvement is proposed, decided and explained, in %s', (language) => {
  const text = texts[language];
  let founder: Page;
  let admin: Page;
  let investor: Page;
  let unread: number;
  let id: number;

  startOnce();

  it('by the owner, on a phone, with a file as proof', async () => {
    founder = await product.openAs('founder', language, phone);
    await founder.goto(`${product.url}/dashboard`);
    id = await ownStartup(founder);
    await founder.goto(`${product.url}/startups/${id}`);
    await founder.getByRole('link', { name: text.update }).tap();
    await founder.getByRole('form', { name: text.update }).waitFor(slowly);
    await founder.locator('input[type=file]').setInputFiles(letterOf(text.months));
    await founder.getByRole('button', { name: text.take }).tap(slowly);
    await expectVisible(founder.getByText(text.taken, { exact: true }));
    await founder.getByRole('button', { name: text.team }).tap();
    const size = figure(founder, 'team_size');
    await size.fill(language === 'en' ? '31' : '32');
    await size.press('Tab');
    await founder.getByRole('button', { name: text.innovation }).tap();
    const patents = figure(founder, 'patent_count');
    await patents.fill(language === 'en' ? '4' : '5');
    await patents.press('Tab');
    await founder.getByRole('textbox', { name: text.note }).fill('The round is closed');
    await expectNoViolations(founder);
    await founder.getByRole('button', { name: text.send }).tap();
    await expectVisible(founder.getByText(text.sent));
  });

  it('awaited by an investor who follows the startup', async () => {
    admin = await product.openAs('admin', language);
    await admin.goto(`${product.url}/startups/${id}`);
    // The figures have aged since the last calculation of the demo data, which would hide what the owner improves.
    await admin.getByRole('button', { name: text.recalculate }).click(slowly);
    await expectVisible(toastOf(admin, text.recalculated));
    investor = await product.openAs('investor', language);
    await investor.goto(`${product.url}/startups/${id}`);
    await investor.getByRole('button', { name: text.follow, exact: true }).click();
    await expectVisible(investor.getByRole('button', { name: text.followed, exact: true }));
    unread = await unreadOn(investor);
  });

  it('accepted in part by an administrator, by keyboard alone', async () => {
    await admin.goto(`${product.url}/admin/proposals`);
    const accept = admin.getByRole('radio', { name: text.accept, exact: true });
    await accept.first().waitFor(slowly);
    await accept.first().focus();
    await admin.keyboard.press('a');
    await admin.keyboard.press('j');
    await admin.keyboard.press('a');
    await admin.keyboard.press('j');
    await admin.keyboard.press('r');
    await admin.keyboard.press('Tab');
    await expect.poll(() => admin.getByRole('textbox', { name: text.refuse }).count()).toBe(1);
    await admin.getByRole('textbox', { name: text.refuse }).focus();
    await admin.keyboard.type('The register lists one');
    await expectNoViolations(admin);
    await admin.keyboard.press('Control+Enter');
    await expectVisible(toastOf(admin, text.decided.source.slice(1)));
  });

  it('and shown to the owner, with the reason, and in the evolution of the score', async () => {
    await founder.reload();
    await expectVisible(founder.getByText(text.refused).first(), founder.getByText('The register lists one').first());
    await founder.goto(`${product.url}/startups/${id}/compare`);
    await expectVisible(founder.getByText(text.cause).first());
    await founder.goto(`${product.url}/notices`);
    await founder.getByRole('link', { name: text.notice }).first().tap(slowly);
    await founder.waitForURL(`**/startups/${id}/figures`);
  });

  it('and told to the investor, with what moved the score', async () => {
    await investor.reload();
    await expect.poll(() => unreadOn(investor)).toBe(unread + 1);
    await investor.getByRole('banner').getByRole('link', { name: text.unread }).click();
    await investor.waitForURL('**/notices');
    const notice = investor.getByRole('link', { name: text.rose });
    const [from = NaN, to = NaN] = scoresIn(await notice.innerText(), text.rose);
    expect(to - from).toBeGreaterThanOrEqual(2);
    await notice.click();
    await investor.waitForURL(new RegExp(`/startups/${id}\\?at=`));
    await investor.getByRole('button', { name: text.since }).click(slowly);
    await expectVisible(investor.getByRole('dialog').getByText(text.cause));
    expect(product.problems).toEqual([]);
  });

  /** The number at the bell of a page. */
  const unreadOn = async (page: Page) =>
    Number.parseInt(await page.getByRole('banner').getByRole('link', { name: text.unread }).innerText(), 10);
});

describe('a proposal before two administrators', () => {
  startOnce();

  it('is never decided twice, and the second is told', async () => {
    const founder = await product.openAs('founder');
    await founder.goto(`${product.url}/dashboard`);
    const id = await ownStartup(founder);
    await founder.goto(`${product.url}/startups/${id}/figures?field=team_size`);
    const size = figure(founder, 'team_size');
    await size.fill('41');
    await size.press('Tab');
    await founder.getByRole('button', { name: texts.en.send }).click();
    await expectVisible(founder.getByText(texts.en.sent));
    const [first, second] = await Promise.all([product.openAs('admin'), product.openAs('admin')]);
    for (const page of [first, second]) {
      await page.goto(`${product.url}/admin/proposals`);
      await page.getByRole('radio', { name: 'Accept', exact: true }).press('a', slowly);
    }
    await first.getByRole('button', { name: 'Store 1 decision' }).click();
    await expectVisible(toastOf(first, 'Decided about'));
    await second.getByRole('button', { name: 'Store 1 decision' }).click();
    await expectVisible(toastOf(second, 'decided, withdrawn or replaced in the meantime'));
    // Taken back within the time of the toast, it waits again.
    await toastOf(first, 'Decided about').getByRole('button', { name: 'Undo' }).click();
    await expectVisible(toastOf(first, 'Taken back'), first.getByRole('radio', { name: 'Accept', exact: true }));
  });
});
