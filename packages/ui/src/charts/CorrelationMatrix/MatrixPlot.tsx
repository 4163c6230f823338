import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef, useState } from 'react';

import { ChartTip } from '../shared/ChartTip.tsx';
import * as styles from './CorrelationMatrix.css.ts';
import { MatrixCanvas } from './MatrixCanvas.tsx';
import { MatrixDimming } from './MatrixDimming.tsx';
import type { MatrixCell, MatrixLayout } from './matrixLayout.ts';
import { MatrixSvg } from './MatrixSvg.tsx';
import { useMatrixCell } from './useMatrixCell.ts';

/**
 * From this number of items on, a canvas replaces SVG shapes and texts, whose number grows quadratically. Measured in
 * Chromium, ms of the main thread at mount: 15 items take 15 as SVG and 11 on a canvas, 20 take 20 and 15, 25 take 28
 * and 16, 50 take 80 and 16. Up to 20 items SVG is cheap, and it stays sharp when printed and enlarged.
 */
export const canvasFrom = 21;
/** Greatest height in px of figures wider than the available width; smaller drawings are shown whole. */
const highest = 640;
const linesUnder = 24;

/** Height in px of the visible drawing. */
export const plotHeight = (layout: MatrixLayout, room: number): number =>
  layout.width > room ? Math.min(layout.height, highest) : layout.height;

const px = (value: number): string => `${value}px`;

export interface MatrixPlotProps {
  /** Names the group of cells. */
  label: string;
  layout: MatrixLayout;
  /** Available px; 0 before they are measured. */
  room: number;
  valueAt: (row: number, column: number) => number | null;
  print: (value: number | null) => string;
  /** Position of the item highlighted elsewhere; ignored while a cell is active. */
  place: number | null;
  /** Called with the active cell. */
  onActive: (cell: MatrixCell | null) => void;
  /** Text of a cell: both names, and how similar they are. */
  say: (row: number, column: number) => { title: string; text: string };
}

const turns = [0, 1] as const;

/** The cells, with row and column of the active one highlighted. */
export function MatrixPlot({ label, layout, room, valueAt, print, place, onActive, say }: MatrixPlotProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [scroll, setScroll] = useState({ left: 0, top: 0 });
  const { active, spot, spots, pointerProps, focusProps } = useMatrixCell(layout, scroller, onActive);
  const isWhole = layout.decimals === null;
  const window = {
    ...scroll,
    width: Math.min(layout.width, Math.max(room, layout.labelWidth)),
    height: plotHeight(layout, room),
  };
  const placeOf = ({ row, column }: MatrixCell) => ({
    x: layout.columns[column]?.x ?? 0,
    y: layout.rows[row]?.y ?? 0,
  });
  const varsOf = (cell: MatrixCell) => {
    const { x, y } = placeOf(cell);
    return assignInlineVars({
      [styles.cellX]: px(x),
      [styles.cellY]: px(y),
      [styles.cellWidth]: px(layout.cell.width),
      [styles.cellHeight]: px(layout.cell.height),
    });
  };
  const spoken = say(spot.row, spot.column);

  return (
    <>
      <div
        ref={scroller}
        className={styles.scroller}
        style={assignInlineVars({
          [styles.windowHeight]: px(window.height),
          [styles.labelWidth]: px(layout.labelWidth),
          [styles.headHeight]: px(layout.headHeight),
          [styles.wholeWidth]: px(layout.width),
          [styles.wholeHeight]: px(layout.height),
        })}
        role="group"
        aria-label={label}
        onScroll={({ currentTarget }) => setScroll({ left: currentTarget.scrollLeft, top: currentTarget.scrollTop })}
        {...pointerProps}
      >
        <div className={styles.space} data-export="whole">
          {layout.rows.length < canvasFrom ? (
            <MatrixSvg layout={layout} valueAt={valueAt} print={print} />
          ) : (
            room > 0 && (
              <MatrixCanvas layout={layout} valueAt={valueAt} window={window} active={isWhole ? active : null} />
            )
          )}
          {active === null && place !== null && <MatrixDimming layout={layout} place={place} />}
          {turns.map((turn) => {
            const isCurrent = turn === spot.turn;
            return (
              <div
                key={turn}
                ref={(element) => {
                  spots.current[turn] = element;
                }}
                className={styles.spot}
                data-export="none"
                style={varsOf(spot)}
                {...(isCurrent
                  ? { role: 'img', 'aria-label': `${spoken.title}: ${spoken.text}`, ...focusProps }
                  : { 'aria-hidden': true })}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={isCurrent ? 0 : -1}
              />
            );
          })}
          {active !== null && (
            <div aria-hidden="true" data-export="none" style={varsOf(active)}>
              <div className={styles.ring} />
              <div className={styles.columnStrip} data-lines={layout.pitch.x < linesUnder}>
                <span className={styles.columnLabel}>
                  {layout.columns[active.column]?.lines.map((line, order) => (
                    <span key={`${order} ${line}`}>{line}</span>
                  ))}
                </span>
              </div>
              <div className={styles.rowStrip} data-lines={layout.pitch.y < linesUnder}>
                <span className={styles.rowLabel}>
                  <span className={styles.rowLines}>
                    {layout.rows[active.row]?.lines.map((line, order) => (
                      <span key={`${order} ${line}`}>{line}</span>
                    ))}
                  </span>
                  <span className={styles.rowNumber}>{layout.rows[active.row]?.number}</span>
                </span>
              </div>
            </div>
          )}
        </div>
      </div>
      {active !== null && (
        <ChartTip
          x={placeOf(active).x + layout.cell.width / 2 - scroll.left}
          y={placeOf(active).y - scroll.top}
          width={window.width}
          {...say(active.row, active.column)}
        />
      )}
    </>
  );
}
