import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Role } from '../scripts/demoSession.ts';
import { screens, settle } from '../scripts/screens.ts';
import { unmarkedInFocus, unreadableTexts } from './forcedColors.ts';
import { expectNoViolations, type TestProduct, testProduct } from './testPage.ts';
import { roomToRead, sidewaysParts, zoomedWindow } from './zoomedScreen.ts';

/** The minimum width of WCAG 1.4.10, high enough to see side-by-side content. */
const reflow = { width: 320, height: 640 };

/** Sticky bars may take the other half. */
const minRoom = 0.5;

let product: TestProduct;
const windows = new Map<Role, Promise<Page>>();

/** Opens a page in the browser context of a role, to share its session and its HTTP cache. */
async function openInSameContext(role: Role): Promise<Page> {
  const first = windows.get(role) ?? product.openAs(role, 'es');
  windows.set(role, first);
  const page = await (await first).context().newPage();
  await page.setViewportSize(reflow);
  return page;
}

beforeAll(async () => {
  product = await testProduct();
});

afterAll(() => product?.stop());

/** Elements that overflow the right edge of the window, except for those inside a scroll container. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`)
      .slice(-5);
  });
}

/** A text with the box and the overflow style of its element. */
interface TextBox {
  text: string;
  clientWidth: number;
  clientHeight: number;
  scrollWidth: number;
  scrollHeight: number;
  overflowX: string;
  overflowY: string;
  textOverflow: string;
}

function textBoxes(page: Page): Promise<TextBox[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
      )
      .map((element) => {
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const text = `${element.tagName} ${element.className} ${element.textContent.slice(0, 60)}`;
        return { text, clientWidth, clientHeight, scrollWidth, scrollHeight, overflowX, overflowY, textOverflow };
      }),
  );
}

const isWider = ({ clientWidth, scrollWidth }: TextBox): boolean => scrollWidth > clientWidth + 1;
const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
const isHigher = ({ clientHeight, scrollHeight }: TextBox): boolean => scrollHeight > clientHeight + 1;

const reaches = (box: TextBox): boolean => box.clientWidth > 1 && box.overflowX === 'visible' && isWider(box);

/** Texts that overflow their box, and may overlap their neighbours. */
async function reachingOut(page: Page): Promise<string[]> {
  return (await textBoxes(page)).filter(reaches).map(({ text }) => text);
}

/** The text spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const isCut = (box: TextBox): boolean => {
  // Truncated texts are shown in full on the page that they link to.
  if (box.clientWidth <= 1 || box.clientHeight <= 1 || box.textOverflow === 'ellipsis') return false;
  return (clips(box.overflowX) && isWider(box)) || (clips(box.overflowY) && isHigher(box));
};

/** Texts that are clipped; visually hidden texts are one pixel in size. */
async function cutOff(page: Page): Promise<string[]> {
  return (await textBoxes(page)).filter(isCut).map(({ text }) => text);
}

/** Focused elements that are completely covered (WCAG 2.4.11), except by notices, which can be dismissed. */
function coveredInFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const notices = document.querySelector('[role="region"] > ol');
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]:not(span)';
    document.documentElement.style.scrollBehavior = 'auto';
    return [...document.body.querySelectorAll<HTMLElement>(focusable)]
      .filter((element) => {
        element.focus();
        const isHit = getComputedStyle(element).pointerEvents !== 'none' && !element.closest('[aria-hidden="true"]');
        if (document.activeElement !== element || !isHit) return false;
        // A native control is often one pixel in size, below the element that is drawn for it.
        const drawn = element.closest('label') ?? element;
        const box = drawn.getBoundingClientRect();
        const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
        const width = Math.min(innerWidth, box.right) - left;
        const height = Math.min(innerHeight, box.bottom) - top;
        if (width <= 0 || height <= 0) return true;
        const isSeenAt = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (drawn.contains(hit) || hit.contains(drawn) || notices?.contains(hit) === true);
        };
        const parts = [0.1, 0.5, 0.9];
        return !parts.some((x) => parts.some((y) => isSeenAt(left + width * x, top + height * y)));
      })
      .map((element) => `${element.tagName} ${element.id} ${(element.ariaLabel ?? element.textContent).slice(0, 60)}`);
  });
}

describe.each(screens.flatMap(({ name, path, roles: [role = 'visitor'] }) => [{ name, path, role }]))(
  'the screen $name',
  ({ path, role }) => {
    let page: Page;
    let address: string;

    beforeAll(async () => {
      page = await openInSameContext(role);
      address = await product.addressFor(page, path);
      await page.goto(address);
      await settle(page);
    });
    afterAll(() => page.close());

    it('reflows without horizontal scrolling at 400 %', async () => {
      expect(await overflowing(page)).toEqual([]);
    });

    it('keeps each text in its box at 400 %', async () => {
      expect(await reachingOut(page)).toEqual([]);
    });

    it('does not overflow while loading', async () => {
      const waiting = await page.context().newPage();
      await waiting.setViewportSize(reflow);
      await waiting.route('**/api/**', () => {});
      await waiting.goto(address);
      await waiting.getByRole('main').waitFor();
      expect(await overflowing(waiting)).toEqual([]);
      await waiting.close();
    });

    it('has no axe violation in either theme', () => expectNoViolations(page));

    it('does not clip texts with increased text spacing', async () => {
      const before = await cutOff(page);
      const style = await page.addStyleTag({ content: spacing });
      expect((await cutOff(page)).filter((text) => !before.includes(text))).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
      await style.evaluate((element) => element.parentNode?.removeChild(element));
    });

    it('never covers the focused element', async () => {
      expect(await coveredInFocus(page)).toEqual([]);
    });

    it('leaves room for content at 400 %, scrolls in one direction only, and never covers the focused element', async () => {
      await page.setViewportSize(zoomedWindow);
      expect(await overflowing(page)).toEqual([]);
      expect(await sidewaysParts(page)).toEqual([]);
      expect(await roomToRead(page)).toBeGreaterThanOrEqual(minRoom);
      expect(await coveredInFocus(page)).toEqual([]);
      await page.setViewportSize(reflow);
    });

    it('is readable with forced colours, light and dark, and shows the focus', async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        expect(await unreadableTexts(page)).toEqual([]);
      }
      expect(await unmarkedInFocus(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    });

    it('has one h1, a title and the right language', async () => {
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.title()).toMatch(/Aval$/);
      expect(await page.locator('html').getAttribute('lang')).toBe('es');
    });
  },
);

it('keeps the explanation of a metric within the narrowest window', async () => {
  const page = await product.openAs('admin');
  await page.setViewportSize(reflow);
  await page.goto(`${product.url}/startups/1?tab=market`);
  for (const metric of ['Market growth', 'Competitive room']) {
    await page.getByRole('button', { name: `More information about ${metric}` }).click();
    const dialog = page.getByRole('dialog', { name: metric });
    await dialog.waitFor();
    expect((await dialog.boundingBox())?.width).toBe(reflow.width);
    expect(await sidewaysParts(page)).toEqual([]);
    const reach = await dialog.getByRole('table').evaluate((table) => table.getBoundingClientRect().right);
    expect(reach).toBeLessThanOrEqual(reflow.width);
    await page.keyboard.press('Escape');
  }
  await page.context().close();
});
