import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useLayoutEffect, useRef } from 'react';

import { canvas, windowHeight, windowWidth } from './CorrelationMatrix.css.ts';
import type { MatrixCell, MatrixLayout, MatrixWindow } from './matrixLayout.ts';
import { readMatrixStyle, observeMatrixStyle } from './matrixStyle.ts';
import { paintMatrix } from './paintMatrix.ts';

export interface MatrixCanvasProps {
  layout: MatrixLayout;
  valueAt: (row: number, column: number) => number | null;
  window: MatrixWindow;
  /** The cell whose labels are highlighted. */
  active: MatrixCell | null;
}

/** For many items: one canvas that draws only the visible part, whatever their number. */
export function MatrixCanvas({ layout, valueAt, window, active }: MatrixCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const { left, top, width, height } = window;

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const draw = (): void => {
      const window = matchMedia('print').matches ? wholeOf(layout) : { left, top, width, height };
      drawMatrix(element, { layout, valueAt, window, active });
    };
    draw();
    return observeMatrixStyle(draw);
  }, [layout, valueAt, left, top, width, height, active]);

  return (
    <canvas
      ref={ref}
      className={canvas}
      style={assignInlineVars({ [windowWidth]: `${width}px`, [windowHeight]: `${height}px` })}
      aria-hidden="true"
    />
  );
}

/** Paper cannot scroll, so everything is printed. */
const wholeOf = ({ width, height }: MatrixLayout): MatrixWindow => ({ left: 0, top: 0, width, height });

/** Draws into a canvas at the resolution of the screen. */
function drawMatrix(element: HTMLCanvasElement, drawing: MatrixCanvasProps): void {
  const pen = element.getContext('2d', { alpha: false });
  if (pen === null) return;
  const { width, height } = drawing.window;
  const scale = devicePixelRatio;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  if (element.width !== size.width) element.width = size.width;
  if (element.height !== size.height) element.height = size.height;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  paintMatrix(pen, { ...drawing, style: readMatrixStyle(element, pen) });
}

/** Replaces the visible part by the whole drawing, in a host that is attached to the page. */
export function drawWholeMatrix(host: HTMLElement, layout: MatrixLayout, valueAt: MatrixCanvasProps['valueAt']): void {
  const element = document.createElement('canvas');
  const window = wholeOf(layout);
  element.className = canvas;
  element.style.setProperty('inline-size', `${window.width}px`);
  element.style.setProperty('block-size', `${window.height}px`);
  host.replaceChildren(element);
  drawMatrix(element, { layout, valueAt, window, active: null });
}
