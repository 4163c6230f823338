import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';

import { compareValues } from './compareValues.ts';
import type { DataColumn, DataSort } from './types.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

interface DataTableOptions<Row extends RowData> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort: DataSort | null | undefined;
  onSortChange: ((sort: DataSort) => void) | undefined;
}

/** Rows in their order, and how each column is sorted; with `onSortChange` the order comes with the rows. */
export function useDataTable<Row extends RowData>({
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
}: DataTableOptions<Row>) {
  const [ownSorting, setOwnSorting] = useState<SortingState>(sort ? [toColumnSort(sort)] : []);
  const isControlled = onSortChange !== undefined;
  const sorting = useMemo(
    () => (isControlled ? (sort ? [toColumnSort(sort)] : []) : ownSorting),
    [isControlled, ownSorting, sort],
  );
  const definitions = useMemo(() => columns.map((column) => definitionOf(column)), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    data,
    columns: definitions,
    getRowId: rowKey,
    state: { sorting },
    manualSorting: isControlled,
    enableSortingRemoval: false,
    enableMultiSort: false,
    onSortingChange: (updater) => {
      const next = typeof updater === 'function' ? updater(sorting) : updater;
      const first = next[0];
      if (!isControlled) setOwnSorting(next);
      else if (first) onSortChange({ column: first.id, direction: first.desc ? 'descending' : 'ascending' });
    },
  });
  return table;
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
    sortUndefined: 'last',
    sortFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id)),
  };
}
