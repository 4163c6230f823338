import { useState, type KeyboardEvent } from 'react';

import { chartKeyboard, type ChartGrid } from './chartKeyboard.ts';

export interface MarkProps {
  tabIndex: number;
  'data-mark': number;
  onFocus: () => void;
  onBlur: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

export interface ChartKeyboard {
  /** The mark under the focus or the pointer, or null. */
  active: number | null;
  /** For the drawing that holds the marks. */
  plotProps: { role: 'group'; onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => void };
  markProps: (index: number) => MarkProps;
}

/** The mark at a place, or the next one in the direction of the key: missing values have none. */
function markFrom(
  plot: SVGSVGElement,
  key: string,
  start: number,
  grid: ChartGrid,
): { mark: SVGElement; index: number } | null {
  let index = start;
  for (;;) {
    const mark = plot.querySelector<SVGElement>(`[data-mark="${index}"]`);
    if (mark !== null) return { mark, index };
    const next = chartKeyboard(index, key, grid);
    if (next === null || next === index) return null;
    index = next;
  }
}

/**
 * One tab stop for all marks of a chart: arrows move between them, Escape closes the tooltip.
 *
 * @param first the mark that takes the first focus: the first one that is drawn.
 */
export function useChartKeyboard(grid: ChartGrid, onActive?: (index: number | null) => void, first = 0): ChartKeyboard {
  const [active, setActive] = useState<number | null>(null);
  const [last, setLast] = useState<number | null>(null);
  const stop = last !== null && last < grid.count ? last : first;
  const activate = (index: number | null): void => {
    setActive(index);
    if (index !== null) setLast(index);
    onActive?.(index);
  };
  const handleKeyDown = (event: KeyboardEvent<SVGSVGElement>): void => {
    const next = event.key === 'Enter' ? stop : chartKeyboard(stop, event.key, grid);
    if (next === null) {
      if (active !== null) event.stopPropagation();
      activate(null);
      return;
    }
    if (next === stop && event.key !== 'Enter') return;
    event.preventDefault();
    const found = markFrom(event.currentTarget, event.key, next, grid);
    if (found === null) return;
    found.mark.focus();
    activate(found.index);
  };
  return {
    active,
    plotProps: { role: 'group', onKeyDown: handleKeyDown },
    markProps: (index) => ({
      tabIndex: index === stop ? 0 : -1,
      'data-mark': index,
      onFocus: () => activate(index),
      onBlur: () => activate(null),
      onPointerEnter: () => activate(index),
      onPointerLeave: () => activate(null),
    }),
  };
}
