import {
  tableFeatures,
  useTable,
  rowSortingFeature,
  type ColumnDef,
  type RowData,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';

import { orderRows } from './orderRows.ts';
import type { DataColumn, DataSort } from './types.ts';

const features = tableFeatures({ rowSortingFeature });

interface DataTableOptions<Row extends RowData> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort: DataSort | null | undefined;
  onSortChange: ((sort: DataSort) => void) | undefined;
  /** The visible part of the sorted rows. */
  shown: { from: number; to: number };
  /** Called when the user sorts the rows in the browser. */
  onReorder: () => void;
}

/** The sorted rows, and how each column is sorted; with `onSortChange` the rows are already sorted. */
export function useDataTable<Row extends RowData>({
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  shown: { from, to },
  onReorder,
}: DataTableOptions<Row>) {
  const [ownSorting, setOwnSorting] = useState<SortingState>(sort ? [toColumnSort(sort)] : []);
  const isControlled = onSortChange !== undefined;
  const sorting = useMemo(
    () => (isControlled ? (sort ? [toColumnSort(sort)] : []) : ownSorting),
    [isControlled, ownSorting, sort],
  );
  const definitions = useMemo(() => columns.map((column) => definitionOf(column)), [columns]);
  const sortedBy = isControlled ? undefined : sorting[0];
  const valueOf = columns.find(({ id }) => id === sortedBy?.id)?.sortValue;
  const isDescending = sortedBy?.desc === true;
  const data = useMemo(() => {
    if (valueOf === undefined) return rows.slice(from, to);
    const order = orderRows(rows, valueOf, isDescending ? 'descending' : 'ascending');
    return Array.from(order.subarray(from, to), (place) => rows[place]).filter((row) => row !== undefined);
  }, [rows, valueOf, isDescending, from, to]);
  return useTable({
    features,
    data,
    columns: definitions,
    getRowId: rowKey,
    state: { sorting },
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    onSortingChange: (updater) => {
      const next = typeof updater === 'function' ? updater(sorting) : updater;
      const first = next[0];
      if (!isControlled) {
        setOwnSorting(next);
        onReorder();
      } else if (first) onSortChange({ column: first.id, direction: first.desc ? 'descending' : 'ascending' });
    },
  });
}

function toColumnSort({ column, direction }: DataSort) {
  return { id: column, desc: direction === 'descending' };
}

function definitionOf<Row extends RowData>(column: DataColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    accessorFn: (row: Row) => column.sortValue?.(row) ?? undefined,
    enableSorting: column.isSortable ?? column.sortValue !== undefined,
    sortDescFirst: false,
  };
}
