import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { flushSync } from 'react-dom';

import { chartKeyboard, type ChartGrid } from './chartKeyboard.ts';

interface MarkProps {
  tabIndex: number;
  'data-mark': number;
}

export interface ChartKeyboard {
  /** The mark under the focus or the pointer, or null. */
  active: number | null;
  /** Props of the element that contains the marks; events are delegated to it. */
  plotProps: {
    role: 'group';
    onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => void;
    onFocus: (event: FocusEvent<SVGSVGElement>) => void;
    onBlur: () => void;
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
    onPointerLeave: () => void;
  };
  markProps: (index: number) => MarkProps;
  /**
   * Of many marks the ones that must be rendered: the mark with the tab stop and the previous one, so that the focus
   * can move between them.
   */
  kept: readonly number[];
}

interface Options {
  onActive?: ((index: number | null) => void) | undefined;
  /** The mark that takes the first focus: the first rendered one. @default 0 */
  first?: number | undefined;
  /** Finds the mark near a point of the drawing by its coordinates, for small marks. */
  markNear?: ((x: number, y: number) => number | null) | undefined;
  /** Whether an index has a mark: for many marks, of which only `kept` are rendered. */
  isMark?: ((index: number) => boolean) | undefined;
}

/** The index, or the next one in the direction of the key that has a mark: missing values have none. */
function placeFrom(key: string, start: number, grid: ChartGrid, isMark: (index: number) => boolean): number | null {
  let index = start;
  while (!isMark(index)) {
    const next = chartKeyboard(index, key, grid);
    if (next === null || next === index) return null;
    index = next;
  }
  return index;
}

const markAt = (plot: SVGSVGElement, index: number): SVGElement | null =>
  plot.querySelector<SVGElement>(`[data-mark="${index}"]`);

function markOf(target: EventTarget): number | null {
  const mark = target instanceof Element ? target.closest('[data-mark]') : null;
  return mark instanceof SVGElement ? Number(mark.dataset['mark']) : null;
}

/** One tab stop for all marks of a chart: arrows move between them, Escape closes the tooltip. */
export function useChartKeyboard(
  grid: ChartGrid,
  { onActive, first = 0, markNear, isMark }: Options = {},
): ChartKeyboard {
  const [active, setActive] = useState<number | null>(null);
  const [[last, beforeLast], setLast] = useState<[number | null, number | null]>([null, null]);
  const stop = last !== null && last < grid.count ? last : first;
  const activate = (index: number | null): void => {
    setActive(index);
    if (index !== null && index !== last) setLast([index, last]);
    onActive?.(index);
  };
  const handlePointerMove = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const mark = markNear === undefined ? markOf(event.target) : markNear(event.clientX - left, event.clientY - top);
    if (mark !== active) activate(mark);
  };
  const handleKeyDown = (event: KeyboardEvent<SVGSVGElement>): void => {
    // With these modifiers the browser handles the arrow keys: Alt+Left goes back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = event.key === 'Enter' ? stop : chartKeyboard(stop, event.key, grid);
    if (next === null) {
      if (active !== null) event.stopPropagation();
      activate(null);
      return;
    }
    if (next === stop && event.key !== 'Enter') return;
    event.preventDefault();
    const plot = event.currentTarget;
    const found = placeFrom(event.key, next, grid, isMark ?? ((index) => markAt(plot, index) !== null));
    if (found === null) return;
    flushSync(() => activate(found));
    markAt(plot, found)?.focus();
  };
  return {
    active,
    plotProps: {
      role: 'group',
      onKeyDown: handleKeyDown,
      onFocus: (event) => activate(markOf(event.target)),
      onBlur: () => activate(null),
      onPointerMove: handlePointerMove,
      onPointerLeave: () => activate(null),
    },
    kept: beforeLast === null || beforeLast === stop ? [stop] : [beforeLast, stop],
    markProps: (index) => ({ tabIndex: index === stop ? 0 : -1, 'data-mark': index }),
  };
}
