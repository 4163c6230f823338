import { cell, cellEnd, head, headEnd, row, rowHead, scroller, table as tableStyle } from './ChartTable.css.ts';

interface ChartTableColumn {
  id: string;
  label: string;
  /** 'end' for numbers. @default 'start' */
  align?: 'start' | 'end' | undefined;
}

interface ChartTableRow {
  id: string;
  /** One text for each column; the first names the row. */
  cells: readonly string[];
}

export interface ChartTableData {
  columns: readonly ChartTableColumn[];
  rows: readonly ChartTableRow[];
}

export interface ChartTableProps {
  /** Name of the table for assistive technology. */
  label: string;
  data: ChartTableData;
}

// A scroll region must be reachable by keyboard.
const scrollRegion = { role: 'region', tabIndex: 0 } as const;

/** The table version of a chart: the same figures in the same order, as text. */
export function ChartTable({ label, data }: ChartTableProps) {
  const alignOf = (index: number): 'start' | 'end' => data.columns[index]?.align ?? 'start';
  return (
    <div className={scroller} aria-label={label} {...scrollRegion}>
      <table className={tableStyle}>
        <caption hidden>{label}</caption>
        <thead>
          <tr className={row}>
            {data.columns.map((column, index) => (
              <th key={column.id} scope="col" className={alignOf(index) === 'end' ? headEnd : head}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map(({ id, cells }) => (
            <tr key={id} className={row}>
              {cells.map((text, index) =>
                index === 0 ? (
                  <th key={data.columns[0]?.id} scope="row" className={rowHead}>
                    {text}
                  </th>
                ) : (
                  <td key={data.columns[index]?.id ?? index} className={alignOf(index) === 'end' ? cellEnd : cell}>
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
