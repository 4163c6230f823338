import { type CorrelationBand, correlationBand, formatPercent, type PortfolioBand } from '@aval/metrics';
import { useCallback, useMemo, useState } from 'react';

import { fillText, useTexts, type Texts } from '../../texts/TextsContext.ts';
import { ChartFrame, type ChartFrameOptions } from '../shared/ChartFrame.tsx';
import { useWidth } from '../shared/useWidth.ts';
import * as styles from './CorrelationMatrix.css.ts';
import { describeMatrix } from './describeMatrix.ts';
import { drawWholeMatrix } from './MatrixCanvas.tsx';
import { type MatrixDetail, matrixLayout } from './matrixLayout.ts';
import { MatrixMenu } from './MatrixMenu.tsx';
import { type MatrixItem, type MatrixOrder, orderMatrix, ordersFor } from './matrixOrder.ts';
import { canvasFrom, MatrixPlot, plotHeight } from './MatrixPlot.tsx';

export interface CorrelationMatrixProps extends ChartFrameOptions {
  /** What is compared, in the order of `values`. */
  items: readonly MatrixItem[];
  /** Rows and columns in the order of the items: 0-1, null when unknown. */
  values: readonly (readonly (number | null)[])[];
  /** Initial order; from 13 items on the user can choose. @default 'given' */
  defaultOrder?: MatrixOrder | undefined;
  /**
   * Names the band of a value. Startups of a portfolio use `portfolioBand`, which distinguishes low from none.
   *
   * @default correlationBand
   */
  bandOf?: ((value: number) => CorrelationBand | PortfolioBand) | undefined;
  /** Item highlighted elsewhere: everything outside its row and column is dimmed. */
  activeId?: string | null | undefined;
  /** Called with the item of the active row, and with null when no row is active. */
  onActiveChange?: ((id: string | null) => void) | undefined;
}

const widthInTests = 640;

const printValue = (value: number | null, decimals: number, texts: Texts): string =>
  value === null ? texts.noData : formatPercent(value * 100, decimals);

const printInCell = (value: number | null, decimals: number, isDense: boolean): string =>
  value === null ? '–' : isDense ? String(Math.round(value * 100)) : formatPercent(value * 100, decimals);

/**
 * How similar items are, pair by pair. The percentage is printed wherever it fits, because some users cannot
 * distinguish the colours of high and moderate.
 */
export function CorrelationMatrix({
  items,
  values,
  defaultOrder = 'given',
  bandOf = correlationBand,
  activeId = null,
  onActiveChange,
  status = { kind: 'ready' },
  tools,
  ...frame
}: CorrelationMatrixProps) {
  const texts = useTexts();
  const [plotRef, room, isMeasured] = useWidth<HTMLDivElement>(0);
  const [order, setOrder] = useState(defaultOrder);
  const [detail, setDetail] = useState<MatrixDetail>();
  const places = useMemo(() => orderMatrix(items, values, order), [items, values, order]);
  const labels = useMemo(() => places.map((place) => items[place]?.label ?? ''), [items, places]);
  const layout = useMemo(
    () => matrixLayout({ labels, width: room === 0 ? widthInTests : room, detail }),
    [labels, room, detail],
  );
  const valueAt = useCallback(
    (row: number, column: number) => values[places[row] ?? 0]?.[places[column] ?? 0] ?? null,
    [places, values],
  );
  const { decimals, isDense, details } = layout;
  const print = useCallback((value: number | null) => printInCell(value, decimals ?? 0, isDense), [decimals, isDense]);
  const bandWords: Record<CorrelationBand | PortfolioBand, string> = {
    high: texts.matrixHigh,
    moderate: texts.matrixModerate,
    low: texts.matrixLow,
    none: texts.matrixNone,
  };
  const say = (row: number, column: number): { title: string; text: string } => {
    const value = valueAt(row, column);
    const figure = printValue(value, 2, texts);
    return {
      title: fillText(texts.matrixPair, { row: labels[row] ?? '', column: labels[column] ?? '' }),
      text:
        value === null ? figure : fillText(texts.matrixSimilarity, { value: figure, band: bandWords[bandOf(value)] }),
    };
  };
  const table = () => ({
    columns: [
      { id: 'name', label: texts.chartName },
      ...places.map((place, index) => ({
        id: items[place]?.id ?? '',
        label: labels[index] ?? '',
        align: 'end' as const,
      })),
    ],
    rows: places.map((place, row) => ({
      id: items[place]?.id ?? '',
      cells: [labels[row] ?? '', ...places.map((_, column) => printValue(valueAt(row, column), 2, texts))],
    })),
  });
  const activePosition = places.findIndex((place) => items[place]?.id === activeId);
  const isEmpty = items.length === 0 && status.kind === 'ready';

  return (
    <ChartFrame
      {...frame}
      status={isEmpty ? { kind: 'empty', title: texts.chartNothing } : status}
      describe={() => describeMatrix(items, values, texts)}
      table={table}
      height={items.length === 0 ? 184 : plotHeight(layout, room)}
      plotRef={plotRef}
      drawWhole={items.length < canvasFrom ? undefined : (host) => drawWholeMatrix(host, layout, valueAt)}
      tools={
        <>
          {isDense && status.kind === 'ready' && (
            <MatrixMenu
              orders={ordersFor(items)}
              order={order}
              onOrderChange={setOrder}
              details={details}
              detail={decimals === null ? 'overview' : 'figures'}
              onDetailChange={setDetail}
            />
          )}
          {tools}
        </>
      }
      legend={
        <p className={styles.legend}>
          {formatPercent(0, 0)}
          <span className={styles.scale} aria-hidden="true" />
          {formatPercent(100, 0)} <span>{bandOf(0) === 'none' ? texts.matrixLegendNone : texts.matrixLegend}</span>
        </p>
      }
    >
      {isMeasured && (
        <MatrixPlot
          label={frame.title}
          layout={layout}
          room={room}
          valueAt={valueAt}
          print={print}
          place={activePosition === -1 ? null : activePosition}
          onActive={(cell) => onActiveChange?.(cell === null ? null : (items[places[cell.row] ?? 0]?.id ?? null))}
          say={say}
        />
      )}
    </ChartFrame>
  );
}
