import { formatScore, type HeatmapBand } from '@aval/metrics';
import { useId } from 'react';

import { useTexts, type Texts } from '../../texts/TextsContext.ts';
import { drawing, legend, legendEntry, mark, text } from '../shared/chart.css.ts';
import { ChartFrame, type ChartFrameOptions } from '../shared/ChartFrame.tsx';
import { svgSize } from '../shared/svgSize.ts';
import { textWidth } from '../shared/textWidth.ts';
import { useChartKeyboard } from '../shared/useChartKeyboard.ts';
import { useWidth } from '../shared/useWidth.ts';
import { describeHeatmap } from './describeHeatmap.ts';
import { heatmapTable } from './heatmapTable.ts';
import { cellAt, highlightedCells } from './highlightedCells.ts';
import {
  bandFill,
  bandLabel,
  bandValue,
  groupLabel,
  hatchGround,
  hatchLine,
  missingBox,
  missingLabel,
  missingValue,
  swatch,
} from './RiskHeatmap.css.ts';
import { type HeatCell, heatLineHeight, riskHeatmapLayout } from './riskHeatmapLayout.ts';

export interface RiskHeatmapCell {
  id: string;
  label: string;
  /** 0-10; 5 replaces a missing value. */
  value: number;
  hasData: boolean;
  band: HeatmapBand;
}

export interface RiskHeatmapGroup {
  id: string;
  label: string;
  /** Mean of the cells, 0-10. */
  value: number;
  band: HeatmapBand;
  cells: readonly RiskHeatmapCell[];
}

export interface RiskHeatmapProps extends ChartFrameOptions {
  /** Usually the four groups of the model with three cells each; a group may have any number. */
  groups: readonly RiskHeatmapGroup[];
  /** Cell or group to highlight, for example when its metric is active in a MetricCard; unknown ids are ignored. */
  activeId?: string | null | undefined;
  /** Called with the cell under the pointer or the focus, and with null when it leaves. */
  onActiveChange?: ((id: string | null) => void) | undefined;
}

/** Sub-scores from 0 to 10 in groups, so that a weakness is visible at a glance. */
export function RiskHeatmap({
  groups,
  activeId,
  onActiveChange,
  status = { kind: 'ready' },
  ...frame
}: RiskHeatmapProps) {
  const texts = useTexts();
  const hatch = useId();
  const [plotRef, width] = useWidth<HTMLDivElement>(640);
  const layout = riskHeatmapLayout({ groups, width, noDataWidth: textWidth(texts.heatmapNoData, 12) + 8 });
  const keyboard = useChartKeyboard(
    { count: layout.places, columns: layout.columns },
    {
      first: layout.groups.find(({ cells }) => cells.length > 0)?.cells[0]?.order,
      onActive: (order) => onActiveChange?.(order === null ? null : cellAt(groups, layout, order)),
    },
  );
  const active = keyboard.active === null ? activeId : cellAt(groups, layout, keyboard.active);
  const forward = highlightedCells(groups, active);
  const isEmpty = layout.places === 0 && status.kind === 'ready';
  return (
    <ChartFrame
      {...frame}
      status={isEmpty ? { kind: 'empty', title: texts.chartNothing } : status}
      describe={() => describeHeatmap(groups, texts)}
      table={heatmapTable(groups, texts)}
      height={layout.height}
      plotRef={plotRef}
      legend={<HeatLegend texts={texts} />}
    >
      <svg className={drawing} {...svgSize(layout)} aria-label={frame.title} {...keyboard.plotProps}>
        <defs>
          <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
            <rect className={hatchGround} width={6} height={6} />
            <rect className={hatchLine} width={1} height={6} />
          </pattern>
        </defs>
        {groups.map((group, index) => {
          const place = layout.groups[index];
          return (
            place !== undefined && (
              <g key={group.id} role="group" aria-label={`${group.label}: ${formatScore(group.value)}/10`}>
                <g aria-hidden="true">
                  <text className={groupLabel} x={place.head.x} y={place.head.y}>
                    {place.head.label}
                  </text>
                  <rect
                    className={bandFill[group.band]}
                    x={place.head.end - (place.head.hasUnit ? 66 : 41)}
                    y={place.head.y - 10}
                    width={10}
                    height={10}
                    rx={2}
                  />
                  <text
                    className={groupLabel}
                    x={place.head.end - (place.head.hasUnit ? 25 : 0)}
                    y={place.head.y}
                    textAnchor="end"
                  >
                    {formatScore(group.value)}
                  </text>
                  {place.head.hasUnit && (
                    <text className={text.detail} x={place.head.end} y={place.head.y} textAnchor="end">
                      /10
                    </text>
                  )}
                </g>
                {group.cells.map((cell, row) => {
                  const box = place.cells[row];
                  return (
                    box !== undefined && (
                      <g
                        key={cell.id}
                        className={mark}
                        data-state={forward.size === 0 ? undefined : forward.has(cell.id) ? 'active' : 'dimmed'}
                        role="img"
                        aria-label={`${cell.label}: ${formatScore(cell.value)}/10${cell.hasData ? '' : `, ${texts.heatmapHatched}`}`}
                        {...keyboard.markProps(box.order)}
                      >
                        <Cell cell={cell} box={box} hatch={hatch} texts={texts} />
                      </g>
                    )
                  );
                })}
              </g>
            )
          );
        })}
      </svg>
    </ChartFrame>
  );
}

function Cell({ cell, box, hatch, texts }: { cell: RiskHeatmapCell; box: HeatCell; hatch: string; texts: Texts }) {
  const { x, y, width, height, value, label } = box;
  const lastLine = label.lines.at(-1) ?? '';
  return (
    <>
      <rect
        className={cell.hasData ? bandFill[cell.band] : missingBox}
        fill={cell.hasData ? undefined : `url(#${hatch})`}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={6}
      />
      <text className={cell.hasData ? bandValue[cell.band] : missingValue} x={value.x} y={value.y}>
        {formatScore(cell.value)}
      </text>
      {label.lines.map((line, index) => (
        <text
          key={line}
          className={cell.hasData ? bandLabel[cell.band] : missingLabel}
          x={label.x}
          y={label.y + index * heatLineHeight}
        >
          {line}
        </text>
      ))}
      {!cell.hasData && (
        <text
          className={text.detail}
          x={label.x + textWidth(lastLine, 14, 'bold') + 8}
          y={label.y + (label.lines.length - 1) * heatLineHeight}
        >
          {texts.heatmapNoData}
        </text>
      )}
    </>
  );
}

function HeatLegend({ texts }: { texts: Texts }) {
  const entries = [
    ['green', texts.heatmapGreen],
    ['amber', texts.heatmapAmber],
    ['orange', texts.heatmapOrange],
    ['red', texts.heatmapRed],
    ['missing', texts.heatmapHatched],
  ] as const;
  return (
    <ul className={legend}>
      {entries.map(([band, word]) => (
        <li key={band} className={legendEntry}>
          <span className={swatch[band]} aria-hidden="true" />
          {word}
        </li>
      ))}
    </ul>
  );
}
