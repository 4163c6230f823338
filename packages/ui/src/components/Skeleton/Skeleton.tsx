import { assignInlineVars } from '@vanilla-extract/dynamic';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

import * as styles from './Skeleton.css.ts';

const skeletonShapes = ['text', 'block', 'circle'] as const;
type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children' | 'style'> {
  /** A line of text, a block such as a chart, or a circle such as an avatar. */
  shape?: SkeletonShape | undefined;
  /** Any CSS length. */
  width?: string | undefined;
  /** Any CSS length; a line of text is '0.75em' high. */
  height?: string | undefined;
}

/** Placeholder of content that is loading. Use it inside Loading, which announces it. */
export function Skeleton({ shape = 'text', width = '100%', height, className, ...rest }: SkeletonProps) {
  const size = height ?? (shape === 'text' ? '0.75em' : width);
  return (
    <span
      aria-hidden
      {...rest}
      style={assignInlineVars({ [styles.width]: width, [styles.height]: size })}
      className={clsx(styles.skeleton[shape], className)}
    />
  );
}
