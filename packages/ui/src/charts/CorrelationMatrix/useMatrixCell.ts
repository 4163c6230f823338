import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { chartKeyboard } from '../shared/chartKeyboard.ts';
import { cellAt, type MatrixCell, type MatrixLayout } from './matrixLayout.ts';

type Turn = 0 | 1;

interface Spot extends MatrixCell {
  turn: Turn;
}

/**
 * The cell under the pointer or the focus, computed from coordinates: cells have no listeners. The focus alternates
 * between two elements, so that assistive technology announces each cell as a new one.
 */
export function useMatrixCell(
  layout: MatrixLayout,
  scroller: RefObject<HTMLDivElement | null>,
  onActive: (cell: MatrixCell | null) => void,
) {
  const [active, setActive] = useState<MatrixCell | null>(null);
  const [kept, setSpot] = useState<Spot>({ row: 0, column: 0, turn: 0 });
  const spots = useRef<[HTMLDivElement | null, HTMLDivElement | null]>([null, null]);
  const count = layout.rows.length;
  const spot = kept.row < count && kept.column < count ? kept : { ...kept, row: 0, column: 0 };
  const looked = active !== null && active.row < count && active.column < count ? active : null;

  function activate(next: MatrixCell | null): void {
    if (active?.row === next?.row && active?.column === next?.column) return;
    setActive(next);
    onActive(next);
  }

  function cellUnder(event: PointerEvent<HTMLDivElement>): MatrixCell | null {
    const element = scroller.current;
    if (element === null) return null;
    const { left, top } = element.getBoundingClientRect();
    const x = event.clientX - left;
    const y = event.clientY - top;
    if (x < layout.labelWidth || y < layout.headHeight) return null;
    return cellAt(layout, x + element.scrollLeft, y + element.scrollTop);
  }

  function point(event: PointerEvent<HTMLDivElement>): void {
    activate(cellUnder(event));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    // With these modifiers the browser handles the arrow keys: Alt+Left goes back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = spot.row * count + spot.column;
    const next =
      event.key === 'Enter' ? index : chartKeyboard(index, event.key, { count: count * count, columns: count });
    if (next === null) {
      if (active !== null) event.stopPropagation();
      activate(null);
      return;
    }
    if (next === index && event.key !== 'Enter') return;
    event.preventDefault();
    const to = { row: Math.floor(next / count), column: next % count };
    const turn: Turn = next === index ? spot.turn : spot.turn === 0 ? 1 : 0;
    flushSync(() => {
      setSpot({ ...to, turn });
      activate(to);
    });
    spots.current[turn]?.focus({ preventScroll: true });
    spots.current[turn]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  return {
    active: looked,
    spot,
    spots,
    pointerProps: {
      onPointerMove: point,
      onPointerDown: point,
      onPointerLeave: (event: PointerEvent<HTMLDivElement>) => event.pointerType === 'mouse' && activate(null),
      onKeyDown: handleKeyDown,
    },
    focusProps: {
      onFocus: () => activate({ row: spot.row, column: spot.column }),
      onBlur: () => activate(null),
    },
  };
}
