import type { BrowserContext, CDPSession, Page } from 'playwright';

import { median } from '../median.ts';

/** The cost of one action on the page. */
export interface Act {
  /** Processor time of the page's main thread until it is idle, in ms. */
  busy: number;
  /** The longest task that blocked the main thread, in ms; 50 if none was long enough to be reported. */
  held: number;
}

/** The median and the 95th percentile of the time between two frames while the page scrolls, in ms. */
export interface Scrolled {
  median: number;
  slowest: number;
}

export interface Compared {
  cells: number;
  acts: readonly { name: string; ours: Act; floor: Act }[];
  scrolls: readonly { name: string; ours: Scrolled; floor: Scrolled }[];
}

interface Figures {
  heads: string[];
  rows: { head: string; cells: string[] }[];
}

const quietMs = 1500;
const leastReported = 50;
const wheels = 40;

async function busyOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Measures an action on the page, including a fixed wait in which the page becomes idle again. */
async function cost(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<Act> {
  await page.evaluate(() => {
    const held: number[] = [];
    new PerformanceObserver((list) => held.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    Object.assign(window, { held });
  });
  const before = await busyOf(session);
  await act();
  await page.waitForTimeout(quietMs);
  const busy = (await busyOf(session)) - before;
  const held = await page.evaluate(() => (window as unknown as { held: number[] }).held);
  return { busy, held: Math.max(leastReported, ...held) };
}

async function scroll(page: Page, x: number, y: number): Promise<Scrolled> {
  const box = await page.locator('table').first().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 400, Math.max(0, box?.y ?? 0) + 200);
  await page.evaluate(() => {
    const times: number[] = [];
    let last = performance.now();
    const next = (now: number): void => {
      times.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(window, { frames: times });
  });
  for (let turn = 0; turn < wheels; turn += 1) {
    await page.mouse.wheel(x, y);
    await page.waitForTimeout(16);
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const sorted = frames.toSorted((a, b) => a - b);
  return { median: median(sorted), slowest: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN };
}

const cellsDrawn = () => document.querySelectorAll('main tbody td:not([colspan])').length;

async function untilDrawn(page: Page, least: number): Promise<void> {
  await page.waitForFunction(
    (count) => document.querySelectorAll('main tbody td:not([colspan])').length >= count,
    least,
    { timeout: 120_000 },
  );
}

/** Opens the comparison by client-side navigation, and waits for all its cells. */
async function openInApp(page: Page, address: string, least: number): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await untilDrawn(page, least);
}

const orderBy = (page: Page, row: string) =>
  page.evaluate((name) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main th[scope=row] button')];
    const button = buttons.find(({ textContent }) => textContent.startsWith(name));
    if (!button) throw new Error(`No row is called ${name}.`);
    button.click();
  }, row);

const plainRow = (first: string, cells: readonly string[], tag: string): string =>
  `<tr><th>${first}</th>${cells.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;

/** The same figures as a plain HTML table whose columns are reordered by plain DOM code. */
function plainTable({ heads, rows }: Figures): string {
  const body = rows.map(({ head, cells }) => plainRow(head, cells, 'td')).join('');
  return `<style>div{overflow:auto;max-height:90vh}td{text-align:right}
table{border-collapse:separate;table-layout:fixed;width:${heads.length * 152 + 244}px}
td,th{padding:4px 8px;border:1px solid #ddd}th{position:sticky;left:0;background:#fff}thead th{top:0;z-index:1}
</style><div><table><thead>${plainRow('', heads, 'th')}</thead><tbody>${body}</tbody></table></div>`;
}

async function drawPlain(page: Page, figures: Figures): Promise<void> {
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, plainTable(figures));
}

const reversePlain = (page: Page) =>
  page.evaluate(() => {
    for (const row of document.querySelectorAll('tr')) row.append(...[...row.children].slice(1).toReversed());
  });

async function medianAct(times: number, measure: () => Promise<Act>): Promise<Act> {
  const all: Act[] = [];
  for (let turn = 0; turn < times; turn += 1) all.push(await measure());
  return { busy: median(all.map(({ busy }) => busy)), held: median(all.map(({ held }) => held)) };
}

/**
 * Measures the comparison of a portfolio against the same figures as plain HTML, in the same browser: opening, sorting
 * the columns by a row, showing another calculation, collapsing a group, scrolling.
 */
export async function compare(
  context: BrowserContext,
  url: string,
  portfolio: number,
  turns: number,
): Promise<Compared> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const address = `/portfolios/${portfolio}/compare`;

  await page.goto(url + address);
  await untilDrawn(page, 1000);
  await page.waitForTimeout(2 * quietMs);
  const cells = await page.evaluate(cellsDrawn);
  const figures: Figures = await page.evaluate(() => ({
    heads: [...document.querySelectorAll('main thead th')].map((head) => head.getAttribute('aria-label') ?? ''),
    rows: [...document.querySelectorAll('main tbody tr')]
      .filter((row) => row.querySelector('td'))
      .map((row) => ({
        head: row.querySelector('th')?.textContent ?? '',
        cells: [...row.querySelectorAll('td')].map((cell) => cell.textContent),
      })),
  }));

  const ours: Record<string, Act> = {};
  ours['open'] = await medianAct(turns, async () => {
    await page.goto(`${url}/myportfolios`, { waitUntil: 'networkidle' });
    return cost(page, session, () => openInApp(page, address, cells));
  });
  let wanted = 0;
  const rows = ['Scalability', 'Market fit', 'Differentiation'];
  ours['order by a row'] = await medianAct(turns, () =>
    cost(page, session, () => orderBy(page, rows[wanted++ % rows.length] ?? '')),
  );
  ours['fold and unfold a group'] = await medianAct(turns, () =>
    cost(page, session, async () => {
      const fold = page.locator('main th[scope=rowgroup] button').first();
      await fold.evaluate((button: HTMLElement) => button.click());
      await fold.evaluate((button: HTMLElement) => button.click());
    }),
  );
  const ourScrolls = { sideways: await scroll(page, 150, 0), down: await scroll(page, 0, 60) };

  await page.goto('about:blank');
  const plain: Record<string, Act> = {};
  plain['open'] = await medianAct(turns, () => cost(page, session, () => drawPlain(page, figures)));
  plain['order by a row'] = await medianAct(turns, () => cost(page, session, () => reversePlain(page)));
  plain['fold and unfold a group'] = await medianAct(turns, () =>
    cost(page, session, () =>
      page.evaluate(() => {
        const some = [...document.querySelectorAll<HTMLElement>('tbody tr')].slice(1, 5);
        for (const row of some) row.hidden = true;
        void document.body.offsetHeight;
        for (const row of some) row.hidden = false;
      }),
    ),
  );
  const plainScrolls = { sideways: await scroll(page, 150, 0), down: await scroll(page, 0, 60) };
  await page.close();

  const none: Act = { busy: Number.NaN, held: Number.NaN };
  return {
    cells,
    acts: Object.entries(ours).map(([name, act]) => ({ name, ours: act, floor: plain[name] ?? none })),
    scrolls: (['sideways', 'down'] as const).map((name) => ({
      name,
      ours: ourScrolls[name],
      floor: plainScrolls[name],
    })),
  };
}
