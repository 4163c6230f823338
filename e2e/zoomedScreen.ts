import type { Page } from 'playwright';

/** A window of 1280 × 1024 px at 400 %. */
export const zoomedWindow = { width: 320, height: 256 };

/** Elements that scroll horizontally within the page, except for tables, charts, logs and one-line strips. */
export function sidewaysParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const needsTwoDirections = 'table, [role="table"], [role="grid"], [role="log"], svg, canvas';
    const oneLine = 64;
    return [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          element.clientWidth > 1 &&
          element.clientHeight > oneLine &&
          element.scrollWidth > element.clientWidth + 1 &&
          /auto|scroll/.test(getComputedStyle(element).overflowX) &&
          element.closest(needsTwoDirections) === null &&
          element.querySelector(needsTwoDirections) === null,
      )
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 60)}`);
  });
}

/**
 * The share of the window's height that is left for content by sticky bars: those of the page at three scroll
 * positions, or those of an open dialog.
 */
export function roomToRead(page: Page): Promise<number> {
  return page.evaluate(() => {
    const step = 2;
    const dialog = document.querySelector('[role="dialog"]');
    const isRead = (hit: Element | null): boolean => {
      if (hit === null || hit === dialog?.parentElement) return dialog === null;
      const { position, top, bottom, overflowY } = getComputedStyle(hit);
      if (/auto|scroll/.test(overflowY)) return true;
      const sticksSidewaysOnly = position === 'sticky' && top === 'auto' && bottom === 'auto';
      if (/sticky|fixed/.test(position) && !sticksSidewaysOnly) return false;
      return isRead(hit.parentElement);
    };
    const roomAt = (place: number): number => {
      window.scrollTo({ top: document.documentElement.scrollHeight * place, behavior: 'instant' });
      const { innerWidth, innerHeight } = window;
      let room = 0;
      for (let y = 0; y < innerHeight; y += step) {
        if (isRead(document.elementFromPoint(innerWidth / 2, y))) room += step;
      }
      return room / innerHeight;
    };
    return Math.min(...[0.25, 0.5, 0.75].map(roomAt));
  });
}
