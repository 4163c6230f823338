import {
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import type { Draw } from '../contender.ts';
import { type TableRow, typed } from '../data.ts';
import { reactRoot } from '../reactRoot.ts';

const features = tableFeatures({
  rowSortingFeature,
  globalFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
});
const columns = ['name', 'place', 'score', 'founded'].map((id) => ({ id, accessorKey: id as keyof TableRow }));

interface Handle {
  type: (text: string) => void;
  orderBy: (isDescending: boolean) => void;
}

function Grid({ rows, onReady }: { rows: TableRow[]; onReady: (handle: Handle) => void }) {
  const [globalFilter, setFilter] = useState('');
  const [sorting, setSorting] = useState<{ id: string; desc: boolean }[]>([]);
  const table = useTable({
    features,
    data: rows,
    columns,
    state: { globalFilter, sorting },
    globalFilterFn: (row: { getValue: (id: string) => unknown }, id: string, text: unknown) =>
      String(row.getValue(id)).toLowerCase().includes(String(text)),
  });
  onReady({ type: setFilter, orderBy: (desc) => setSorting([{ id: 'score', desc }]) });
  const model = table.getRowModel().rows;
  const box = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library
  const lines = useVirtualizer({ count: model.length, getScrollElement: () => box.current, estimateSize: () => 32 });
  return (
    <div ref={box} style={{ height: 640, overflow: 'auto' }}>
      <table style={{ height: lines.getTotalSize() }}>
        <tbody>
          {lines.getVirtualItems().map(({ index, key }) => (
            <tr key={key}>
              {columns.map(({ id, accessorKey }) => (
                <td key={id}>{model[index]?.original[accessorKey]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const draw: Draw<readonly TableRow[]> = (element, rows) => {
  const root = reactRoot(element);
  let handle: Handle | undefined;
  const data = [...rows];
  root.render(
    <Grid
      rows={data}
      onReady={(given) => {
        handle = given;
      }}
    />,
  );
  return {
    act: (action, step) =>
      flushSync(() =>
        action === 'key' ? handle?.type(typed[step % typed.length] ?? '') : handle?.orderBy(step % 2 === 1),
      ),
    remove: root.remove,
  };
};

export default draw;
