import { createContext, useContext } from 'react';

/** A removed row, with the data to restore it. */
export interface RemovedRow {
  index: number;
  row: object;
  /** Restores what was removed with the row. */
  restore: (() => void) | undefined;
}

/** The removed rows of each list by path; they outlive the section that shows the list. */
export type RemovedRows = Readonly<Record<string, readonly RemovedRow[]>>;

interface RemovedRowsStore {
  removed: RemovedRows;
  setRemoved: (change: (before: RemovedRows) => RemovedRows) => void;
}

const none: readonly RemovedRow[] = [];

export const RemovedRowsContext = createContext<RemovedRowsStore>({ removed: {}, setRemoved: () => undefined });

/** The removed rows of one list, the latest last. */
export function useRemovedRows(path: string) {
  const { removed, setRemoved } = useContext(RemovedRowsContext);
  const rows = removed[path] ?? none;
  const change = (next: (rows: readonly RemovedRow[]) => readonly RemovedRow[]) =>
    setRemoved((before) => ({ ...before, [path]: next(before[path] ?? none) }));
  return {
    rows,
    remember: (row: RemovedRow) => change((before) => [...before, row]),
    forgetLast: () => change((before) => before.slice(0, -1)),
  };
}
