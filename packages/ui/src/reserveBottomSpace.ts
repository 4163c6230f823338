/** Between a bar and what is kept above it, in px: room for the focus ring. */
const clearance = 16;

const bars = new Map<HTMLElement, number>();

function coveredBy(bar: HTMLElement): number {
  const { position, bottom } = getComputedStyle(bar);
  const gap = position === 'sticky' ? Number.parseFloat(bottom) : Number.NaN;
  return Number.isNaN(gap) || bar.offsetHeight === 0 ? 0 : gap + bar.offsetHeight;
}

function keepFree(): void {
  const covered = Math.max(0, ...bars.values());
  document.documentElement.style.scrollPaddingBlockEnd = covered === 0 ? '' : `${covered + clearance}px`;
}

/**
 * Keeps what has the focus, and the line that is typed in, above a bar that sticks to the foot of the window; the
 * `ref` of such a bar. A bar that does not stick, such as one that does so on narrow screens only, takes no room.
 */
export function reserveBottomSpace(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const measure = (): void => {
    bars.set(bar, coveredBy(bar));
    keepFree();
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar, { box: 'border-box' });
  return () => {
    observer.disconnect();
    bars.delete(bar);
    keepFree();
  };
}
