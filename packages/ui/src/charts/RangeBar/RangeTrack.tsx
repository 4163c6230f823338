import { clampScore } from '@aval/metrics';
import { useId } from 'react';

import { drawing, fill, ghost, ghostStrong, stroke, surfaceLine } from '../shared/chart.css.ts';
import { HatchPattern } from '../shared/HatchPattern.tsx';
import { provisional } from './RangeBar.css.ts';
import { rangeCuts, type ScoreRange } from './rangeBarLayout.ts';

export interface RangeTrackProps {
  score: number | null;
  range: ScoreRange | null;
  size: 'small' | 'medium';
}

const sizes = {
  small: { height: 14, track: 4, range: 8, marker: 14, line: 2, cut: 1, halo: 0 },
  medium: { height: 16, track: 8, range: 8, marker: 16, line: 2.5, cut: 2, halo: 6 },
} as const;

const percent = (value: number): string => `${clampScore(value)}%`;

/**
 * The range bar without text: all positions are percentages, so nothing is measured and hundreds of bars stay cheap.
 */
export function RangeTrack({ score, range, size }: RangeTrackProps) {
  const hatch = useId();
  const { height, track, range: rangeHeight, marker, line, cut, halo } = sizes[size];
  const middle = height / 2;
  const low = range === null ? 0 : clampScore(range.low);
  const high = range === null ? 0 : clampScore(range.high);
  const place = { y: middle - rangeHeight / 2, height: rangeHeight, rx: 1 };
  return (
    <svg className={drawing} width="100%" height={height} aria-hidden="true">
      {score === null && range !== null && (
        <defs>
          <HatchPattern id={hatch} tone="c1" />
        </defs>
      )}
      <rect
        className={size === 'small' ? ghostStrong : ghost}
        y={middle - track / 2}
        width="100%"
        height={track}
        rx={track / 2}
      />
      {range !== null && score === null && (
        <rect className={provisional} fill={`url(#${hatch})`} x={percent(low)} width={percent(high - low)} {...place} />
      )}
      {range !== null && score !== null && (
        <>
          <rect className={fill.c1} x={percent(low)} width={percent(high - low)} {...place} />
          <svg x={percent(score)} overflow="visible">
            <rect className={fill.c1} x={-halo / 2 - 2} width={halo + 4} {...place} />
          </svg>
        </>
      )}
      {rangeCuts.slice(1, -1).map((value) => (
        <line
          key={value}
          className={surfaceLine}
          x1={percent(value)}
          x2={percent(value)}
          y1={middle - rangeHeight / 2}
          y2={middle + rangeHeight / 2}
          strokeWidth={cut}
        />
      ))}
      {score !== null && (
        <>
          {halo > 0 && (
            <line
              className={surfaceLine}
              x1={percent(score)}
              x2={percent(score)}
              y1={0}
              y2={height}
              strokeWidth={halo}
            />
          )}
          <line
            className={stroke.ink}
            x1={percent(score)}
            x2={percent(score)}
            y1={middle - marker / 2}
            y2={middle + marker / 2}
            strokeWidth={line}
          />
        </>
      )}
    </svg>
  );
}
