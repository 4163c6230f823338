import { type RefObject, useLayoutEffect } from 'react';

/** The specified position first, then the lower edge, where lists often have controls, then next to a page's title. */
const positions = ['upperEnd', 'lowerEnd', 'lowerMiddle', 'upperMiddle'] as const;

const uncoverable =
  'a[href], button, input, select, textarea, summary, [role="slider"], [role="option"], [tabindex="0"], h1, h2, h3';

/** The control that was just pressed, such as Retry, counts more than any other. */
const weightOf = (element: Element): number => (element === document.activeElement ? 100 : 1);

interface Obstacle {
  box: DOMRect;
  weight: number;
}

function obstaclesOutside(part: HTMLElement): Obstacle[] {
  return [...document.querySelectorAll(uncoverable)].flatMap((element) => {
    // Elements hidden by a dialog are inert anyway.
    if (part.contains(element) || element.closest('[aria-hidden="true"], [inert]')) return [];
    const box = element.getBoundingClientRect();
    return box.width > 0 ? [{ box, weight: weightOf(element) }] : [];
  });
}

function weightUnder(part: HTMLElement, obstacles: readonly Obstacle[]): number {
  const own = part.getBoundingClientRect();
  const isUnder = ({ box }: Obstacle) =>
    box.top < own.bottom && box.bottom > own.top && box.left < own.right && box.right > own.left;
  return obstacles.filter(isUnder).reduce((sum, { weight }) => sum + weight, 0);
}

/**
 * Positions a fixed part of the page where it covers no control and no heading: at the upper end, otherwise at the
 * lower edge; when every position covers some, where it covers fewest. Checks again when the page changes its size, for
 * example after loading; the part does not move while it covers nothing.
 *
 * @param shown what the part shows; undefined while it shows nothing.
 */
export function useFreePosition(part: RefObject<HTMLElement | null>, shown: string | undefined): void {
  useLayoutEffect(() => {
    const element = part.current;
    if (!element || shown === undefined) return undefined;
    const choose = () => {
      const obstacles = obstaclesOutside(element);
      if (element.hasAttribute('data-position') && weightUnder(element, obstacles) === 0) return;
      const weights = positions.map((position) => {
        element.setAttribute('data-position', position);
        return weightUnder(element, obstacles);
      });
      element.setAttribute('data-position', positions[weights.indexOf(Math.min(...weights))] ?? positions[0]);
    };
    choose();
    // jsdom has neither layout nor ResizeObserver.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(choose);
    observer.observe(document.body);
    // Its message is rendered a moment later.
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeAttribute('data-position');
    };
  }, [part, shown]);
}
