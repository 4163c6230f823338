import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';

import { drawing, fill, gridLine, rim } from '../shared/chart.css.ts';
import * as styles from './PointsCurve.css.ts';
import { type PointsCurveInput, pointsCurveLayout } from './pointsCurveLayout.ts';

export interface PointsCurveProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'>, PointsCurveInput {}

/** How a value becomes points, with this value marked. Decoration next to the printed value and points. */
export function PointsCurve({ anchors, mark, unknownScore, className, ...rest }: PointsCurveProps) {
  const { width, height, ends, curve, lead, dot, level } = pointsCurveLayout({ anchors, mark, unknownScore });
  return (
    <svg
      {...rest}
      className={clsx(drawing, className)}
      width={width}
      height={height}
      aria-hidden="true"
      data-state={mark === null ? 'unknown' : 'known'}
    >
      {ends.map((y) => (
        <line key={y} className={gridLine} x1={0} x2={width} y1={y} y2={y} />
      ))}
      <path className={styles.line} d={curve} strokeWidth={1.5} />
      {level !== null && <line className={styles.level} x1={0} x2={width} y1={level} y2={level} strokeWidth={2} />}
      {lead !== null && <path className={styles.lead} d={lead} strokeWidth={1.5} />}
      {dot && <circle className={clsx(fill.c1, rim)} cx={dot.x} cy={dot.y} r={5} />}
    </svg>
  );
}
