import { formatNumber, formatScore } from '@aval/metrics';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithRef, useId } from 'react';

import { fillText, useTexts, type Texts } from '../../texts/TextsContext.ts';
import { drawing, fill, ghost, ghostStrong, text } from '../shared/chart.css.ts';
import { HatchPattern } from '../shared/HatchPattern.tsx';
import { svgSize } from '../shared/svgSize.ts';
import { useWidth } from '../shared/useWidth.ts';
import { ValueMarker } from '../shared/ValueMarker.tsx';
import { frame, provisional } from './RangeBar.css.ts';
import { rangeBarLayout, type ScoreRange } from './rangeBarLayout.ts';
import { RangeTrack } from './RangeTrack.tsx';

export const rangeBarSizes = ['small', 'medium', 'large'] as const;
export type RangeBarSize = (typeof rangeBarSizes)[number];

export interface RangeBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Investability score 0-100, or null while the startup is not evaluated. */
  score: number | null;
  /** The 90 % range, 0-100; null when it is not known. */
  range: ScoreRange | null;
  /** Large prints the numbers, the cuts and the level names. @default 'large' */
  size?: RangeBarSize | undefined;
  /** Whose score it is, for assistive technology, when the surrounding content does not say it. */
  label?: string | undefined;
}

/**
 * A score with its 90 % range on the scale of the four levels. Without a score the range is hatched: the score is
 * likely to be there.
 */
export function RangeBar({ score, range, size = 'large', label, className, ...rest }: RangeBarProps) {
  const texts = useTexts();
  const name = [label, rangeText(score, range, texts)].filter(Boolean).join(': ');
  return (
    <div {...rest} role="img" aria-label={name} className={clsx(frame, className)}>
      {size === 'large' ? (
        <LargeRangeBar score={score} range={range} texts={texts} />
      ) : (
        <RangeTrack score={score} range={range} size={size} />
      )}
    </div>
  );
}

function LargeRangeBar({ score, range, texts }: { score: number | null; range: ScoreRange | null; texts: Texts }) {
  const [ref, width] = useWidth<HTMLDivElement>(320);
  const hatch = useId();
  const layout = rangeBarLayout({
    score,
    range,
    width,
    texts: { low: formatNumber(range?.low), score: formatScore(score), high: formatNumber(range?.high) },
    levels: [texts.veryLowLevel, texts.lowLevel, texts.mediumLevel, texts.highLevel],
  });
  const { track, marker } = layout;
  return (
    <div ref={ref}>
      <svg className={drawing} {...svgSize({ width, height: layout.height })} aria-hidden="true">
        {score === null && (
          <defs>
            <HatchPattern id={hatch} tone="c1" />
          </defs>
        )}
        {layout.segments.map((segment) => (
          <rect
            key={segment.x}
            className={segment.isCurrent ? ghostStrong : ghost}
            x={segment.x}
            y={track.y}
            width={segment.width}
            height={track.height}
            rx={2}
          />
        ))}
        {layout.range.map((part) => (
          <rect
            key={part.x}
            className={score === null ? provisional : fill.c1}
            fill={score === null ? `url(#${hatch})` : undefined}
            x={part.x}
            y={track.y}
            width={part.width}
            height={track.height}
            rx={2}
          />
        ))}
        {marker !== null && <ValueMarker {...marker} />}
        {layout.above.map((one) => (
          <text
            key={one.anchor}
            className={one.isScore ? text.small : text.detail}
            x={one.x}
            y={12}
            textAnchor={one.anchor}
          >
            {one.text}
          </text>
        ))}
        {layout.cuts.map((one) => (
          <text key={one.text} className={text.axis} x={one.x} y={one.y} textAnchor={one.anchor}>
            {one.text}
          </text>
        ))}
        {layout.levels.map((one) => (
          <text
            key={one.text}
            className={one.isCurrent ? text.small : text.axis}
            x={one.x}
            y={one.y}
            textAnchor={one.anchor}
          >
            {one.text}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Accessible text of the bar: '64,8 of 100, range 61 to 68'. */
function rangeText(score: number | null, range: ScoreRange | null, texts: Texts): string {
  const ends = { low: formatNumber(range?.low), high: formatNumber(range?.high) };
  if (score === null) return range === null ? texts.notEvaluated : fillText(texts.chartLikelyBetween, ends);
  const template = range === null ? texts.chartScoreOf100 : texts.chartScoreWithRange;
  return fillText(template, { score: formatScore(score), ...ends });
}
