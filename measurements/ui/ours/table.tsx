import { type DataColumn, DataTable, useRowFilter } from '@aval/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import type { Draw } from '../contender.ts';
import { type TableRow, typed } from '../data.ts';
import { reactRoot, until } from '../reactRoot.ts';

const columns: DataColumn<TableRow>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, cell: (row) => row.name, sortValue: (row) => row.name },
  { id: 'place', header: 'Place', cell: (row) => row.place },
  { id: 'score', header: 'Score', align: 'end', cell: (row) => row.score, sortValue: (row) => row.score },
  { id: 'founded', header: 'Founded', align: 'end', cell: (row) => row.founded },
];
const textsOf = (row: TableRow) => [row.name, row.place];
const keyOf = (row: TableRow) => row.id;

function List({ rows, onReady }: { rows: readonly TableRow[]; onReady: (type: (text: string) => void) => void }) {
  const [query, setQuery] = useState('');
  const found = useRowFilter(rows, textsOf, query);
  onReady(setQuery);
  return (
    <div data-found={found.length}>
      <DataTable label="Startups" columns={columns} rows={found} rowKey={keyOf} pageSize={50} />
    </div>
  );
}

const counts = new Map<string, string>();

/** The number of rows that match a search; computed in the first turn, which is not measured. */
function countOf(rows: readonly TableRow[], query: string): string {
  const count =
    counts.get(query) ??
    String(rows.filter((row) => textsOf(row).some((text) => text.toLowerCase().includes(query))).length);
  counts.set(query, count);
  return count;
}

const draw: Draw<readonly TableRow[]> = (element, rows) => {
  const root = reactRoot(element);
  let type: ((text: string) => void) | undefined;
  root.render(
    <List
      rows={rows}
      onReady={(given) => {
        type = given;
      }}
    />,
  );
  const found = () => element.querySelector<HTMLElement>('[data-found]')?.dataset['found'];
  return {
    act: async (action, step) => {
      if (action === 'sort') {
        const head = [...element.querySelectorAll<HTMLElement>('th button')].find((one) => one.textContent === 'Score');
        flushSync(() => head?.click());
        return;
      }
      const query = typed[step % typed.length] ?? '';
      const count = countOf(rows, query);
      flushSync(() => type?.(query));
      await until(() => found() === count);
    },
    remove: root.remove,
  };
};

export default draw;
