/** Px between a bar and the content above it, for the focus ring. */
const clearance = 16;

const bars = new Map<HTMLElement, number>();

function coveredHeight(bar: HTMLElement): number {
  const { position, bottom } = getComputedStyle(bar);
  const gap = position === 'sticky' ? Number.parseFloat(bottom) : Number.NaN;
  return Number.isNaN(gap) || bar.offsetHeight === 0 ? 0 : gap + bar.offsetHeight;
}

function updateScrollPadding(): void {
  const covered = Math.max(0, ...bars.values());
  document.documentElement.style.scrollPaddingBlockEnd = covered === 0 ? '' : `${covered + clearance}px`;
}

/**
 * Ref for a bar that is sticky at the bottom of the window: adds scroll padding, so that the focused element and the
 * caret stay above the bar. A bar that is not sticky at the moment, for example only on narrow screens, reserves
 * nothing.
 */
export function reserveBottomSpace(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const measure = (): void => {
    bars.set(bar, coveredHeight(bar));
    updateScrollPadding();
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar, { box: 'border-box' });
  return () => {
    observer.disconnect();
    bars.delete(bar);
    updateScrollPadding();
  };
}
