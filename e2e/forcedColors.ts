import { converter, parse, wcagContrast } from 'culori';
import type { Page } from 'playwright';

/** Minimum contrast; below it two colours count as equal. */
const minContrast = 3;

/** A text with its colour and the backgrounds of its ancestors, from inner to outer. */
interface ColoredText {
  text: string;
  color: string;
  grounds: string[];
}

function coloredTexts(page: Page): Promise<ColoredText[]> {
  return page.evaluate(() => {
    const textNode = Node.TEXT_NODE;
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === textNode && node.textContent?.trim() !== '');
    const groundsOf = (element: Element | null): string[] =>
      element === null ? [] : [getComputedStyle(element).backgroundColor, ...groundsOf(element.parentElement)];
    return [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          hasText(element) &&
          element.closest('svg') === null &&
          element.clientWidth !== 1 &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => ({
        text: `${element.tagName} ${element.textContent.slice(0, 60)}`,
        color: getComputedStyle(element).color,
        grounds: groundsOf(element),
      }));
  });
}

const toRgb = converter('rgb');
const isOpaque = (color: string): boolean => (toRgb(parse(color))?.alpha ?? 1) > 0.5;

/** Texts with too little contrast to their background; texts in charts overlap shapes and are left to screenshots. */
export async function unreadableTexts(page: Page): Promise<string[]> {
  return (await coloredTexts(page))
    .map(({ text, color, grounds }) => ({ text, color, ground: grounds.find(isOpaque) ?? 'white' }))
    .filter(({ color, ground }) => wcagContrast(color, ground) < minContrast)
    .map(({ text, color, ground }) => `${text}: ${color} on ${ground}`);
}

/** Elements without a visible focus indicator. */
export async function unmarkedInFocus(page: Page): Promise<string[]> {
  // `:focus-visible` requires keyboard use.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]:not(span)';
    const marks = ['outline', 'border', 'background-color', 'stroke', 'stroke-width'];
    const marksOf = (element: Element, part?: string): string[] =>
      marks
        .map((mark) => getComputedStyle(element, part).getPropertyValue(mark))
        // Ignore the colour of a line that is not drawn.
        .map((value) => (value.includes(' none') ? '' : value));
    const looksOf = (element: HTMLElement): string => {
      // A native control is often hidden, and its visible part is a sibling.
      const frame = element.closest('label, figure') ?? element.parentElement ?? element;
      return [element, frame, ...frame.querySelectorAll('*')]
        .slice(0, 60)
        .flatMap((drawn) => [...marksOf(drawn), ...marksOf(drawn, '::before'), ...marksOf(drawn, '::after')])
        .join();
    };
    return [...document.body.querySelectorAll<HTMLElement>(focusable)]
      .filter((element) => {
        element.blur();
        const before = looksOf(element);
        element.focus();
        return document.activeElement === element && looksOf(element) === before;
      })
      .map((element) => `${element.tagName} ${element.id} ${(element.ariaLabel ?? element.textContent).slice(0, 60)}`);
  });
}
