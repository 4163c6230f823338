import type { ReactNode } from 'react';

import * as styles from './pages.css.ts';

interface TableProps {
  label: string;
  head: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  /** Columns that hold figures. */
  figures?: readonly number[];
}

/** A plain table for docs pages; the first column is the row header. */
export function Table({ label, head, rows, figures = [] }: TableProps) {
  const align = (column: number): string => (figures.includes(column) ? ` ${styles.number}` : '');
  return (
    // A wide table is also scrollable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((title, column) => (
              <th key={title} scope="col" className={styles.headCell + align(column)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, column) => (
                <td key={head[column]} className={styles.cell + align(column)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
