import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';

import { drawing, fill, ghost, stroke, surfaceLine } from '../shared/chart.css.ts';
import { arrow } from './BulletBar.css.ts';
import { type BulletInput, bulletLayout } from './bulletLayout.ts';

export interface BulletBarProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'>, BulletInput {}

/**
 * A value as a bar with its benchmark as a tick. Decoration next to the printed value: hidden from assistive
 * technology.
 */
export function BulletBar({ value, benchmark, maximum, className, ...rest }: BulletBarProps) {
  const { fill: share, tick, isBeyond } = bulletLayout({ value, benchmark, maximum });
  return (
    <svg
      {...rest}
      className={clsx(drawing, className)}
      width="100%"
      height={12}
      aria-hidden="true"
      data-state={isBeyond ? 'beyond' : undefined}
    >
      <rect className={ghost} y={3} width="100%" height={6} rx={3} />
      {share > 0 && <rect className={fill.c1} y={3} width={`${share}%`} height={6} rx={3} />}
      {isBeyond && (
        <svg x="100%" overflow="visible">
          <path className={arrow} d="M-10,1L-4,6L-10,11" strokeWidth={2} />
        </svg>
      )}
      {tick !== null && (
        <>
          <line className={surfaceLine} x1={`${tick}%`} x2={`${tick}%`} y1={0} y2={12} strokeWidth={5} />
          <line className={stroke.ink} x1={`${tick}%`} x2={`${tick}%`} y1={0} y2={12} strokeWidth={2} />
        </>
      )}
    </svg>
  );
}
