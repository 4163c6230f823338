import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** The focused element, as a user would see it. */
interface Stop {
  what: string;
  /** Whether nothing is focused. */
  isLost: boolean;
  /** Whether at least a part of it is on the screen and not covered. */
  isVisible: boolean;
}

/** Reads the focused element. It runs in the page, so it cannot use outer variables. */
function readStop(): Stop {
  const element = document.activeElement;
  if (element === null || element === document.body || element === document.documentElement) {
    return { what: 'nothing', isLost: true, isVisible: false };
  }
  const text = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  const what = `${element.tagName.toLowerCase()}#${element.id} "${text}"`;
  const { left, top, width, height } = element.getBoundingClientRect();
  const isShown = ([x, y]: readonly [number, number]): boolean => {
    const seen = document.elementFromPoint(left + width * x, top + height * y);
    // The elements of a chart overlap, so treat the chart as one.
    const drawing = element.closest('figure') ?? element;
    return seen !== null && (drawing.contains(seen) || seen.contains(element) || isLabelOf(seen));
  };
  const isLabelOf = (seen: Element): boolean =>
    element instanceof HTMLInputElement && [...(element.labels ?? [])].some((label) => label.contains(seen));
  const points = [
    [0.5, 0.5],
    [0.1, 0.2],
    [0.9, 0.2],
    [0.1, 0.8],
    [0.9, 0.8],
  ] as const;
  return { what, isLost: false, isVisible: width > 0 && height > 0 && points.some(isShown) };
}

async function hasFocus(target: Locator): Promise<boolean> {
  return (await target.count()) === 1 && target.evaluate((element) => element === document.activeElement);
}

/** A user with only a keyboard. Every focus stop must be visible. */
export function keyboardWalk(page: Page) {
  const { keyboard } = page;
  async function expectStop(): Promise<string> {
    const stop = await page.evaluate(readStop);
    expect(stop, `${stop.what} on ${page.url()}`).toMatchObject({ isLost: false, isVisible: true });
    return stop.what;
  }

  async function press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await keyboard.press(key);
    await expectStop();
  }

  /** Presses Tab, or Shift+Tab, until the target is focused. */
  async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const passed: string[] = [];
    for (let stops = 0; stops < 120; stops += 1) {
      if (await hasFocus(target)) return;
      await keyboard.press(key);
      passed.push(await expectStop());
    }
    throw new Error(`${key} never reached ${String(target)}; it passed ${passed.join(' | ')}`);
  }

  async function typeInto(target: Locator, text: string): Promise<void> {
    await tabTo(target);
    await keyboard.type(text);
    await expectStop();
  }

  /** Expects the target to be focused automatically. */
  async function arriveAt(target: Locator): Promise<void> {
    await expect.poll(() => hasFocus(target), { timeout: 20_000 }).toBe(true);
    await expectStop();
  }

  return { press, tabTo, typeInto, arriveAt, expectStop };
}
