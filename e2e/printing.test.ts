import type { Page } from 'playwright';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectVisible, type TestProduct, testProduct } from './testPage.ts';

let product: TestProduct;
let page: Page;
/** The address of a startup with the maximum number of compared versions. */
let startup: string;

beforeAll(async () => {
  product = await testProduct();
  page = await product.openAs('admin');
  startup = await product.addressFor(page, '/startups/{best}');
});

afterAll(() => product?.stop());

/** A text on paper, in points from the left and the bottom of its page. */
interface Print {
  text: string;
  page: number;
  left: number;
  right: number;
  baseline: number;
  size: number;
}

/** 1 cm, in px and in points. */
const margin = { css: '1cm', points: 28.3 };

/** Prints the page and returns its texts and the width of the paper. */
async function print(format: 'A4' | 'Letter'): Promise<{ width: number; prints: Print[] }> {
  const { css } = margin;
  const content = await page.pdf({ format, margin: { top: css, right: css, bottom: css, left: css } });
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const prints: Print[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , left = 0, baseline = 0] = item.transform as number[];
      prints.push({
        text: item.str.trim(),
        page: number,
        left,
        right: left + item.width,
        baseline,
        size: item.height,
      });
    }
  }
  return { width: (await pdf.getPage(1)).view[2] ?? 0, prints };
}

/** Whether two different texts overlap; the same text twice is one with an outline. */
const isOver = (one: Print, other: Print): boolean =>
  one.page === other.page &&
  one.text !== other.text &&
  Math.abs(one.baseline - other.baseline) < 0.4 * Math.min(one.size, other.size) &&
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2;

/** The printed size of an h1; a page that is too wide is scaled down. */
const titleSize = 24 * 0.75;

async function expectOnPaper(format: 'A4' | 'Letter', parts: readonly string[]): Promise<void> {
  const title = await page.locator('h1').innerText();
  const { width, prints } = await print(format);
  expect(prints.map(({ text }) => text)).toEqual(expect.arrayContaining([...parts]));
  expect(prints.find(({ text }) => text === title)?.size).toBeCloseTo(titleSize, 0);
  expect(prints.filter(({ right }) => right > width - margin.points + 1)).toEqual([]);
  expect(
    prints.flatMap((one, at) => prints.slice(at + 1).flatMap((other) => (isOver(one, other) ? [[one, other]] : []))),
  ).toEqual([]);
}

describe.each(['A4', 'Letter'] as const)('on %s paper', (format) => {
  it('a startup is printed completely, without overlaps', async () => {
    await page.goto(startup);
    await expectVisible(
      page.getByRole('figure', { name: 'Risk heatmap' }),
      page.getByRole('figure', { name: 'Startup Correlation Matrix' }),
      page.getByText('Innovation & Technology'),
    );
    await expectOnPaper(format, ['Experience', 'Team cohesion', 'Data behind this calculation', 'Startup summary']);
  });

  it('its evolution is printed completely, without overlaps', async () => {
    await page.goto(`${startup}/compare`);
    await expectVisible(
      page.getByRole('figure', { name: 'Scores over time' }),
      page.getByText('Compared with the previous version'),
      page.getByRole('row', { name: /^Connected groups/ }),
    );
    await expectOnPaper(format, ['Scores over time', 'Metric by metric', 'Connected groups']);
  });
});

it('a printed list shows its filters and sort order, but no toolbar', async () => {
  await page.goto(`${product.url}/startups?q=solar&order=desc`);
  await expectVisible(page.getByRole('link', { name: 'Solara' }).first());
  const texts = (await print('A4')).prints.map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining(['Browse Startups', 'Search: solar · Sort: Name, descending', 'Solara', 'Page 1 of 1']),
  );
  for (const tool of ['solar', 'Filters', 'Create Startup']) expect(texts).not.toContain(tool);
});
