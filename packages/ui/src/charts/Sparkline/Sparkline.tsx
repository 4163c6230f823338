import { formatScore } from '@aval/metrics';
import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import { dottedLine, drawing, fill, rim, stroke } from '../shared/chart.css.ts';
import { svgSize } from '../shared/svgSize.ts';
import { useWidth } from '../shared/useWidth.ts';
import * as styles from './Sparkline.css.ts';
import { sparklineLayout } from './sparklineLayout.ts';

export const sparklineSizes = ['small', 'medium', 'large', 'wide'] as const;
export type SparklineSize = (typeof sparklineSizes)[number];

const sparklineTones = ['ink', 'c1'] as const;
type SparklineTone = (typeof sparklineTones)[number];

export interface SparklineProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What the line shows, for assistive technology. */
  label: string;
  /** In order of time; null where there was no value. */
  values: readonly (number | null)[];
  /** Time of each value, such as milliseconds; evenly spaced without it. */
  times?: readonly number[] | undefined;
  /** Formats a value. By default as a score. */
  format?: ((value: number) => string) | undefined;
  /** 72 x 24, 88 x 36 or 184 x 32 px; `wide` fills the line, 64 px high. @default 'small' */
  size?: SparklineSize | undefined;
  /** Ink for investability itself, blue for any other measured value. @default 'ink' */
  tone?: SparklineTone | undefined;
  /** Scale shared with other lines that are to be compared. */
  domain?: readonly [number, number] | undefined;
  /** Dotted lines, such as level cuts; solid ones when the line is `wide`, the first of them as its baseline. */
  cuts?: readonly number[] | undefined;
  /** Marks every value, older ones hollow, not only the last one. @default false */
  hasDots?: boolean | undefined;
  /** Prints the first and the last value at the ends. @default false */
  hasEnds?: boolean | undefined;
}

const boxes = {
  small: { width: 72, height: 24 },
  medium: { width: 88, height: 36 },
  large: { width: 184, height: 32 },
  wide: { width: 240, height: 64 },
} satisfies Record<SparklineSize, { width: number; height: number }>;

/** The history of one value as a line as small as text. Shows a message when there are no values. */
export function Sparkline({
  label,
  values,
  times,
  format = formatScore,
  size = 'small',
  tone = 'ink',
  domain,
  cuts,
  hasDots = false,
  hasEnds = false,
  className,
  ...rest
}: SparklineProps) {
  const texts = useTexts();
  const isWide = size === 'wide';
  const [line, width] = useWidth<HTMLSpanElement>(boxes.wide.width);
  const box = isWide ? { ...boxes.wide, width } : boxes[size];
  const layout = sparklineLayout({ values, times, domain, cuts, ...box });
  const known = values.filter((value) => value !== null);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined || layout.last === null)
    return (
      <span {...rest} className={clsx(styles.frame, className)}>
        <span className={styles.missing}>{texts.noData}</span>
      </span>
    );
  const text = fillText(texts.sparklineDescription, { first: format(first), last: format(last) });
  return (
    <span {...rest} className={clsx(styles.frame, isWide && styles.wide, className)}>
      {hasEnds && (
        <span className={styles.first} aria-hidden="true">
          {format(first)}
        </span>
      )}
      <span ref={isWide ? line : undefined} className={styles.line}>
        <svg className={drawing} {...svgSize(box)} role="img" aria-label={`${label} ${text}`}>
          {layout.cuts.map((y) => (
            <line key={y} className={dottedLine} x1={0} x2={box.width} y1={y} y2={y} />
          ))}
          {layout.paths.map((path) => (
            <path
              key={path}
              className={stroke[tone]}
              d={path}
              strokeWidth={1.5}
              strokeLinejoin="round"
              strokeLinecap="round"
            />
          ))}
          {hasDots &&
            layout.points.map((point, index) => (
              <circle key={index} className={stroke[tone]} cx={point.x} cy={point.y} r={2.5} />
            ))}
          <circle className={clsx(fill[tone], rim)} cx={layout.last.x} cy={layout.last.y} r={4} />
        </svg>
      </span>
      {hasEnds && (
        <span className={styles.last} aria-hidden="true">
          {format(last)}
        </span>
      )}
    </span>
  );
}
