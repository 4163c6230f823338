import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo } from 'react';

import { drawing, surfaceFill, text } from '../shared/chart.css.ts';
import { svgSize } from '../shared/svgSize.ts';
import * as styles from './CorrelationMatrix.css.ts';
import type { MatrixLayout } from './matrixLayout.ts';
import { cellPaths } from './matrixPaths.ts';

export interface MatrixSvgProps {
  layout: MatrixLayout;
  valueAt: (row: number, column: number) => number | null;
  /** Formats the figure of a cell. */
  print: (value: number | null) => string;
}

/** Px from one line of a name to the next. */
const lineStep = 16;

const fillOf = (fill: number | 'own' | 'unknown') =>
  fill === 'own'
    ? { className: styles.own }
    : fill === 'unknown'
      ? { className: styles.unknown }
      : { className: styles.cell, style: assignInlineVars({ [styles.share]: String(fill / 100) }) };

/** For few items: sharp at every size, and redrawn only when the data or the available width change. */
export const MatrixSvg = memo(function MatrixSvg({ layout, valueAt, print }: MatrixSvgProps) {
  const { rows, columns, cell, labelWidth } = layout;
  const baseline = cell.height / 2 + 4;
  return (
    <>
      <svg className={`${drawing} ${styles.layer}`} {...svgSize(layout)} aria-hidden="true">
        {columns.map(
          ({ x, lines, isPrinted }) =>
            isPrinted && (
              <text key={x} className={text.detail} x={x + cell.width / 2} y={12} textAnchor="middle">
                {lines.map((line, order) => (
                  <tspan key={`${order} ${line}`} x={x + cell.width / 2} dy={order === 0 ? 0 : lineStep}>
                    {line}
                  </tspan>
                ))}
              </text>
            ),
        )}
        {cellPaths(layout, valueAt).map(({ fill, d }) => (
          <path key={fill} d={d} {...fillOf(fill)} />
        ))}
        {layout.decimals !== null &&
          rows.map(({ y }, row) =>
            columns.map(({ x }, column) => {
              const value = valueAt(row, column);
              if (row === column && layout.isDense) return null;
              return (
                <text
                  key={`${y} ${x}`}
                  className={row === column || value === null ? styles.quietText : styles.cellText}
                  x={x + cell.width / 2}
                  y={y + baseline}
                  textAnchor="middle"
                >
                  {print(value)}
                </text>
              );
            }),
          )}
      </svg>
      <svg
        className={`${drawing} ${styles.names}`}
        style={assignInlineVars({ [styles.namesShare]: `${(100 * labelWidth) / layout.width}%` })}
        {...svgSize({ width: labelWidth, height: layout.height })}
        aria-hidden="true"
      >
        <rect className={surfaceFill} width={labelWidth} height={layout.height} />
        {rows.map(
          ({ y, lines, number, isPrinted }) =>
            isPrinted && (
              <g key={y}>
                <text
                  className={layout.isDense ? text.plain : text.value}
                  x={0}
                  y={y + baseline - (lines.length - 1) * (lineStep / 2)}
                >
                  {lines.map((line, order) => (
                    <tspan key={`${order} ${line}`} x={0} dy={order === 0 ? 0 : lineStep}>
                      {line}
                    </tspan>
                  ))}
                </text>
                {number !== null && (
                  <text className={text.detail} x={labelWidth - 8} y={y + baseline} textAnchor="end">
                    {number}
                  </text>
                )}
              </g>
            ),
        )}
      </svg>
    </>
  );
});
