import type { Page } from 'playwright';

/** The minimum width of a card in px. */
const minCardWidth = 200;

/**
 * Finds layout defects: a page wider than its window, a card too narrow for its content, a word broken in the middle, a
 * text clipped without an ellipsis, overlapping texts. Each is reported with the text at its position.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(readFaults, minCardWidth);
}

/** It runs in the page, so it cannot use outer variables. */
function readFaults(narrowest: number): string[] {
  interface Line {
    text: string;
    element: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const { clientWidth, scrollWidth } = document.documentElement;
  const faults = new Set<string>();
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it goes into the page with this function
  const short = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 40);

  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth - clientWidth} px wider than its window`);

  for (const card of document.querySelectorAll('section[data-padding]')) {
    const { width } = card.getBoundingClientRect();
    if (width > 0 && width < narrowest) faults.add(`a card of ${Math.round(width)} px: ${short(card.textContent)}`);
  }

  /** The visible part of an element in the window, and whether it stays fixed while the page scrolls. */
  const frames = new Map<
    Element,
    { left: number; right: number; top: number; bottom: number; layer: Element | null }
  >();
  function frameOf(element: Element | null): {
    left: number;
    right: number;
    top: number;
    bottom: number;
    layer: Element | null;
  } {
    if (element === null || element === document.body || element === document.documentElement)
      return { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity, layer: null };
    const known = frames.get(element);
    if (known) return known;
    const outer = frameOf(element.parentElement);
    const style = getComputedStyle(element);
    if (style.display === 'contents') return outer;
    const frame = { ...outer };
    if (style.position === 'fixed' || style.position === 'sticky' || style.position === 'absolute')
      frame.layer = element;
    if (style.position === 'fixed')
      Object.assign(frame, { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity });
    const box = element.getBoundingClientRect();
    if (style.overflowX !== 'visible' || style.clipPath !== 'none') {
      frame.left = Math.max(frame.left, box.left);
      frame.right = Math.min(frame.right, box.right);
    }
    if (style.overflowY !== 'visible' || style.clipPath !== 'none') {
      frame.top = Math.max(frame.top, box.top);
      frame.bottom = Math.min(frame.bottom, box.bottom);
    }
    if (style.clipPath !== 'none' || (box.width <= 1 && box.height <= 1)) frame.right = frame.left;
    frames.set(element, frame);
    return frame;
  }

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (element === null || node.data.trim() === '') continue;
    if (element.closest('script, style, noscript, title, desc, option, textarea, [hidden], [inert]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const frame = frameOf(element);
    if (frame.right <= frame.left) continue;
    const isDrawing = element.closest('svg') !== null;

    if (!isDrawing) {
      // A URL is one long word that may be broken.
      const text = node.data.replaceAll(/\S*[@/_]\S*|\S+\.\p{L}\S*/gu, (address) => ' '.repeat(address.length));
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (tops.size > 1) faults.add(`'${word}' is broken in ${short(element.textContent)}`);
      }
      const style = getComputedStyle(element);
      const isCut = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const isScrolled = ['auto', 'scroll'].includes(style.overflowX);
      if (isCut && !isScrolled && style.textOverflow !== 'ellipsis') faults.add(`cut: ${short(element.textContent)}`);
    }

    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const line = {
        text: short(node.data),
        element,
        left: Math.max(rect.left, frame.left),
        right: Math.min(rect.right, frame.right),
        top: Math.max(rect.top, frame.top),
        bottom: Math.min(rect.bottom, frame.bottom),
      };
      if (line.right - line.left > 2 && line.bottom - line.top > 2) lines.push(line);
    }
  }

  lines.sort((one, other) => one.top - other.top);
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (other === undefined || other.top >= one.bottom) break;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      const height = Math.min(one.bottom - one.top, other.bottom - other.top);
      // The line box is higher than its letters.
      if (across <= 2 || down <= height * 0.4) continue;
      if (one.element === other.element) continue;
      if (frameOf(one.element).layer !== frameOf(other.element).layer) continue;
      faults.add(`'${one.text}' and '${other.text}' lie over each other`);
    }
  }
  return [...faults];
}
