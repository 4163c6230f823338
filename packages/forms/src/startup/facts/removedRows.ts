import { createContext, useContext } from 'react';

/** A row that was taken away, with what it takes to bring it back. */
export interface RemovedRow {
  index: number;
  row: object;
  /** Brings back what went with the row. */
  restore: (() => void) | undefined;
}

/** The rows that were taken away from each list, by its path: they outlive the section that shows the list. */
export type RemovedRows = Readonly<Record<string, readonly RemovedRow[]>>;

interface RemovedRowsStore {
  removed: RemovedRows;
  setRemoved: (change: (before: RemovedRows) => RemovedRows) => void;
}

const none: readonly RemovedRow[] = [];

export const RemovedRowsContext = createContext<RemovedRowsStore>({ removed: {}, setRemoved: () => undefined });

/** What was taken away from one list, the last at the end. */
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
