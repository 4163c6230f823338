import { formatNumber, formatScore } from '@aval/metrics';
import { useId } from 'react';

import { fillText, type Texts, useTexts } from '../../texts/TextsContext.ts';
import {
  dottedLine,
  drawing,
  fill,
  ghost,
  gridLine,
  halo,
  hit,
  mark,
  stroke,
  surfaceLine,
  text,
  zeroLine,
} from '../shared/chart.css.ts';
import { ChartFrame, type ChartFrameOptions } from '../shared/ChartFrame.tsx';
import { HatchPattern } from '../shared/HatchPattern.tsx';
import { svgSize } from '../shared/svgSize.ts';
import type { ChartTone } from '../shared/tones.ts';
import { useChartKeyboard } from '../shared/useChartKeyboard.ts';
import { useWidth } from '../shared/useWidth.ts';
import { describeWaterfall } from './describeWaterfall.ts';
import { waterfallLayout, type WaterfallRow } from './waterfallLayout.ts';
import { waterfallTable } from './waterfallTable.ts';

export interface WaterfallPart {
  id: string;
  label: string;
  /** How the points are computed: '67,2 × 20 %'. */
  detail?: string | undefined;
  /** Points of the total, as printed: round them so that they add up to the total. */
  points: number;
  /** Points the part could have at most; null for a limit, which takes points from the sum of the others. */
  maximum: number | null;
  tone: ChartTone;
  /** Counts the part of the same tone a second time: hatched, and highlighted with it. @default false */
  isAgain?: boolean | undefined;
  /** Represents an unknown value: only outlined. Say so in the detail as well. @default false */
  isAssumed?: boolean | undefined;
}

export interface WaterfallProps extends ChartFrameOptions {
  /** The summands, in order; each begins where the previous one ends. */
  parts: readonly WaterfallPart[];
  /** The sum, as its own bar below the parts. */
  total: { label: string; points: number; detail?: string | undefined };
  /** 90 % range of the total, drawn as a whisker. */
  range?: { low: number; high: number } | null | undefined;
  /** Part to highlight, for example when it is active in another chart. */
  activeId?: string | null | undefined;
  /** Called with the part under the pointer or the focus, and with null when it leaves. */
  onActiveChange?: ((id: string | null) => void) | undefined;
}

/** Whether one of two parts counts the other a second time. */
const countsAgain = (one: WaterfallPart, other: WaterfallPart): boolean =>
  one.tone === other.tone && (one.isAgain ?? false) !== (other.isAgain ?? false);

/** What each part adds to a score from 0 to 100, and what it could still add. */
export function Waterfall({ parts, total, range = null, activeId, onActiveChange, ...frame }: WaterfallProps) {
  const texts = useTexts();
  const hatch = useId();
  const [plotRef, width, isMeasured] = useWidth<HTMLDivElement>(640);
  const rangeLabel =
    range === null
      ? ''
      : fillText(texts.waterfallRange, { low: formatNumber(range.low), high: formatNumber(range.high) });
  const totalRow = { ...total, detail: total.detail ?? rangeLabel };
  const layout = waterfallLayout({
    parts: parts.map((part) => ({ ...part, detail: part.detail ?? '' })),
    total: totalRow,
    range,
    width,
  });
  const keyboard = useChartKeyboard(
    { count: parts.length + 1, columns: 1 },
    { onActive: (index) => onActiveChange?.(index === null ? null : (parts[index]?.id ?? null)) },
  );
  const active = keyboard.active === null ? parts.find(({ id }) => id === activeId) : parts[keyboard.active];
  const stateOf = (part: WaterfallPart): 'dimmed' | undefined =>
    active === undefined || part.id === active.id || countsAgain(part, active) ? undefined : 'dimmed';
  const { whisker } = layout;

  return (
    <ChartFrame
      {...frame}
      describe={() => describeWaterfall(parts, total, texts)}
      table={waterfallTable(parts, totalRow, texts)}
      height={layout.height}
      plotRef={plotRef}
    >
      {isMeasured && (
        <svg className={drawing} {...svgSize(layout)} aria-label={frame.title} {...keyboard.plotProps}>
          <defs>
            {parts.map(
              (part) => part.isAgain && <HatchPattern key={part.id} id={`${hatch}${part.id}`} tone={part.tone} />,
            )}
          </defs>
          <g aria-hidden="true">
            {layout.ticks.map((tick) => (
              <line key={tick.text} className={gridLine} x1={tick.x} x2={tick.x} {...layout.grid} />
            ))}
            {layout.ticks.map((tick) => (
              <text key={tick.text} className={text.axis} x={tick.x} y={layout.axisY} textAnchor={tick.anchor}>
                {tick.text}
              </text>
            ))}
            <line className={zeroLine} x1={layout.rule.x1} x2={layout.rule.x2} y1={layout.rule.y} y2={layout.rule.y} />
            {layout.connectors.map((line) => (
              <line key={line.y1} className={dottedLine} x1={line.x} x2={line.x} y1={line.y1} y2={line.y2} />
            ))}
          </g>
          {parts.map((part, index) => {
            const row = layout.rows[index];
            return (
              row !== undefined && (
                <g
                  key={part.id}
                  className={mark}
                  role="img"
                  aria-label={partLabel(part, texts)}
                  data-state={stateOf(part)}
                  {...keyboard.markProps(index)}
                >
                  <rect className={hit} {...row.box} />
                  {row.ghost !== null && <rect className={ghost} rx={2} {...row.ghost} />}
                  {part.isAssumed || part.maximum === null ? (
                    <rect className={stroke[part.tone]} strokeDasharray="3 2" rx={2} {...row.bar} />
                  ) : (
                    <rect
                      className={part.isAgain ? undefined : fill[part.tone]}
                      fill={part.isAgain ? `url(#${hatch}${part.id})` : undefined}
                      rx={2}
                      {...row.bar}
                    />
                  )}
                  <RowText row={row} points={part.points} maximum={part.maximum} />
                </g>
              )
            );
          })}
          <g
            className={mark}
            role="img"
            aria-label={`${total.label}: ${formatScore(total.points)} ${fillText(texts.chartOfMaximum, { max: '100' })}${totalRow.detail === '' ? '' : `, ${totalRow.detail}`}`}
            {...keyboard.markProps(parts.length)}
          >
            <rect className={hit} {...layout.total.box} />
            <rect className={fill.ink} rx={2} {...layout.total.bar} />
            {whisker !== null && (
              <g strokeWidth={1.5}>
                <path
                  className={stroke.ink}
                  d={`M${whisker.bar},${whisker.y}H${whisker.high}M${whisker.high},${whisker.y - whisker.cap}v${2 * whisker.cap}`}
                />
                <path
                  className={surfaceLine}
                  d={`M${whisker.low},${whisker.y}H${whisker.bar}M${whisker.low},${whisker.y - whisker.cap}v${2 * whisker.cap}`}
                />
              </g>
            )}
            <RowText row={layout.total} points={total.points} maximum={100} />
          </g>
        </svg>
      )}
    </ChartFrame>
  );
}

function partLabel({ label, points, maximum, detail }: WaterfallPart, texts: Texts): string {
  const most = maximum === null ? '' : ` ${fillText(texts.chartOfMaximum, { max: formatNumber(maximum) })}`;
  return `${label}: ${formatScore(points)}${most}${detail === undefined ? '' : `, ${detail}`}`;
}

function RowText({ row, points, maximum }: { row: WaterfallRow; points: number; maximum: number | null }) {
  const texts = useTexts();
  return (
    <>
      <text className={`${text.value} ${halo}`} x={row.label.x} y={row.label.y}>
        {row.label.text}
      </text>
      <text className={`${text.detail} ${halo}`} x={row.detail.x} y={row.detail.y} textAnchor={row.detail.anchor}>
        {row.detail.text}
      </text>
      <text className={text.value} x={row.points.x} y={row.points.y} textAnchor="end">
        {formatScore(points)}
      </text>
      {maximum !== null && (
        <text className={text.detail} x={row.suffix.x} y={row.suffix.y}>
          {fillText(texts.chartOfMaximum, { max: formatNumber(maximum) })}
        </text>
      )}
    </>
  );
}
