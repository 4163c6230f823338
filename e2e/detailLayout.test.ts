import { afterAll, beforeAll, expect, it } from 'vitest';

import { settle } from '../scripts/screens.ts';
import { type TestProduct, testProduct } from './testPage.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await testProduct();
});

afterAll(() => product?.stop());

it.each(['en', 'es'] as const)(
  'what is tried leaves room for the advice and the shape beside it, in %s',
  async (language) => {
    const page = await product.openAs('admin', language);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(await product.addressFor(page, '/startups/{best}?whatif=cash_runway_months:3'));
    await settle(page);
    const [advice, shape] = language === 'en' ? ['Recommendations', 'Profile'] : ['Recomendaciones', 'Perfil'];
    const card = (name: string) => page.getByRole('heading', { level: 2, name }).locator('xpath=ancestor::section[1]');
    const lines = await card(advice)
      .getByRole('listitem')
      .getByRole('button')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height / 20));
    expect(Math.max(...lines)).toBeLessThan(2.5);
    const drawing = await card(shape).locator('svg').last().boundingBox();
    expect(drawing?.height).toBeGreaterThan(300);
    await page.context().close();
  },
);
