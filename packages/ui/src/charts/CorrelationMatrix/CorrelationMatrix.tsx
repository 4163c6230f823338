import { type CorrelationBand, correlationBand, formatPercent } from '@aval/metrics';
import { assignInlineVars } from '@vanilla-extract/dynamic';

import { fillWords, useWords, type Words } from '../../words/WordsContext.ts';
import { drawing, mark, text } from '../shared/chart.css.ts';
import { ChartFrame, type ChartFrameOptions } from '../shared/ChartFrame.tsx';
import { ChartTip } from '../shared/ChartTip.tsx';
import { useChartKeyboard } from '../shared/useChartKeyboard.ts';
import { useWidth } from '../shared/useWidth.ts';
import * as styles from './CorrelationMatrix.css.ts';
import { describeMatrix } from './describeMatrix.ts';
import { matrixLayout } from './matrixLayout.ts';

export interface CorrelationMatrixProps extends ChartFrameOptions {
  /** In the order in which they are shown: by score, by name or by similarity. */
  items: readonly { id: string; label: string }[];
  /** Rows and columns in the order of the items: 0-1, null when unknown. */
  values: readonly (readonly (number | null)[])[];
}

const print = (value: number | null, decimals: number, words: Words): string =>
  value === null ? words.noData : formatPercent(value * 100, decimals);

/** How alike items are, each with each. The percentage is always printed: the colours of high and moderate look alike to some. */
export function CorrelationMatrix({ items, values, status = { kind: 'ready' }, ...frame }: CorrelationMatrixProps) {
  const words = useWords();
  const [plotRef, width] = useWidth<HTMLDivElement>(640);
  const labels = items.map((item) => item.label);
  const layout = matrixLayout({ labels, width });
  const count = items.length;
  const keyboard = useChartKeyboard({ count: count * count, columns: count });
  const active =
    keyboard.active === null ? null : { row: Math.floor(keyboard.active / count), column: keyboard.active % count };
  const isEmpty = count === 0 && status.kind === 'ready';
  const bandWords: Record<CorrelationBand, string> = {
    high: words.matrixHigh,
    moderate: words.matrixModerate,
    low: words.matrixLow,
  };
  const say = (row: number, column: number): { title: string; text: string } => {
    const value = values[row]?.[column] ?? null;
    const figure = print(value, 2, words);
    return {
      title: fillWords(words.matrixPair, { row: labels[row] ?? '', column: labels[column] ?? '' }),
      text:
        value === null
          ? figure
          : fillWords(words.matrixSimilarity, { value: figure, band: bandWords[correlationBand(value)] }),
    };
  };

  return (
    <ChartFrame
      {...frame}
      status={isEmpty ? { kind: 'empty', title: words.chartNothing } : status}
      describe={() => describeMatrix(labels, values, words)}
      table={{
        columns: [
          { id: 'name', label: words.chartName },
          ...items.map(({ id, label }) => ({ id, label, align: 'end' as const })),
        ],
        rows: items.map(({ id, label }, row) => ({
          id,
          cells: [label, ...items.map((_, column) => print(values[row]?.[column] ?? null, 2, words))],
        })),
      }}
      height={count === 0 ? 184 : layout.height}
      plotRef={plotRef}
      legend={
        <p className={styles.legend}>
          {formatPercent(0, 0)}
          <span className={styles.scale} aria-hidden="true" />
          {formatPercent(100, 0)} <span>{words.matrixLegend}</span>
        </p>
      }
    >
      <div className={styles.scroller}>
        <svg
          className={drawing}
          width={layout.width}
          height={layout.height}
          aria-label={frame.title}
          {...keyboard.plotProps}
        >
          <g aria-hidden="true">
            {layout.columns.map((column, index) => (
              <text
                key={items[index]?.id}
                className={active?.column === index ? text.small : text.detail}
                x={column.textX}
                y={layout.headY}
                textAnchor="middle"
              >
                {column.lines.map((line, order) => (
                  <tspan key={line} x={column.textX} dy={order === 0 ? 0 : 16}>
                    {line}
                  </tspan>
                ))}
              </text>
            ))}
            {layout.rows.map((row, index) => (
              <g key={items[index]?.id}>
                <text className={layout.isDense && active?.row !== index ? text.plain : text.value} x={0} y={row.textY}>
                  {row.label}
                </text>
                {row.number !== null && (
                  <text
                    className={active?.row === index ? text.small : text.detail}
                    x={layout.labelWidth - 8}
                    y={row.textY}
                    textAnchor="end"
                  >
                    {row.number}
                  </text>
                )}
              </g>
            ))}
          </g>
          {items.map((item, row) => (
            <g key={item.id}>
              {items.map((other, column) => {
                const value = values[row]?.[column] ?? null;
                const place = { x: layout.columns[column]?.x ?? 0, y: layout.rows[row]?.y ?? 0 };
                const said = say(row, column);
                const isOwn = row === column;
                return (
                  <g
                    key={other.id}
                    className={mark}
                    role="img"
                    aria-label={`${said.title}: ${said.text}`}
                    {...keyboard.markProps(row * count + column)}
                  >
                    <rect
                      className={value === null ? styles.unknown : isOwn ? styles.own : styles.cell}
                      style={assignInlineVars({ [styles.share]: String(value ?? 0) })}
                      {...place}
                      {...layout.cell}
                      rx={2}
                    />
                    {!(isOwn && layout.isDense) && (
                      <text
                        className={isOwn || value === null ? styles.quietText : styles.cellText}
                        x={place.x + layout.cell.width / 2}
                        y={layout.rows[row]?.textY ?? 0}
                        textAnchor="middle"
                      >
                        {value === null
                          ? '–'
                          : layout.isDense
                            ? print(value, 0, words).replace(/\s%$/, '')
                            : print(value, layout.decimals, words)}
                      </text>
                    )}
                  </g>
                );
              })}
            </g>
          ))}
        </svg>
      </div>
      {active !== null && (
        <ChartTip
          x={(layout.columns[active.column]?.x ?? 0) + layout.cell.width / 2}
          y={layout.rows[active.row]?.y ?? 0}
          width={layout.width}
          {...say(active.row, active.column)}
        />
      )}
    </ChartFrame>
  );
}
