import { type RefObject, useLayoutEffect } from 'react';

/** The specified place first, then the lower edge, where lists often have controls, then beside a page's title. */
const places = ['upperEnd', 'lowerEnd', 'lowerMiddle', 'upperMiddle'] as const;

const whatIsNotCovered =
  'a[href], button, input, select, textarea, summary, [role="slider"], [role="option"], [tabindex="0"], h1, h2, h3';

/** What was just pressed, such as Retry, counts more than anything beside it. */
const weightOf = (element: Element): number => (element === document.activeElement ? 100 : 1);

interface Obstacle {
  box: DOMRect;
  weight: number;
}

function obstaclesBeside(part: HTMLElement): Obstacle[] {
  return [...document.querySelectorAll(whatIsNotCovered)].flatMap((element) => {
    // What a dialog hides is out of reach anyway.
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
 * Puts a fixed part of the page where it covers no control and no heading: at the upper end, else at the lower edge, and
 * where every place covers some, where it covers fewest. Looks again when the page below changes its size, as when what
 * was loading has come; the part stays where it is while it covers nothing.
 *
 * @param shown what the part shows; undefined while it shows nothing.
 */
export function useFreePosition(part: RefObject<HTMLElement | null>, shown: string | undefined): void {
  useLayoutEffect(() => {
    const element = part.current;
    if (!element || shown === undefined) return undefined;
    const choose = () => {
      const obstacles = obstaclesBeside(element);
      if (element.hasAttribute('data-position') && weightUnder(element, obstacles) === 0) return;
      const weights = places.map((place) => {
        element.setAttribute('data-position', place);
        return weightUnder(element, obstacles);
      });
      element.setAttribute('data-position', places[weights.indexOf(Math.min(...weights))] ?? places[0]);
    };
    choose();
    // jsdom has neither sizes nor what watches them.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(choose);
    observer.observe(document.body);
    // Its message comes into it a moment later.
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeAttribute('data-position');
    };
  }, [part, shown]);
}
