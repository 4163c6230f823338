import type { ScrapeRun } from '@aval/contract';

export const lineStates = ['done', 'failed', 'refused', 'waiting'] as const;
export type LineState = (typeof lineStates)[number];

/** One line of the file and what became of it. */
export interface BatchLine {
  line: number;
  /** Empty for a line that holds no address. */
  url: string;
  state: LineState;
  startupId: number | null;
  /** Why nothing came of it. */
  reason: string;
}

/** Every line of a batch's file in its order: the pages read, those that wait, and the lines that were refused at once. */
export function batchLines({ results, rejected }: Pick<ScrapeRun, 'results' | 'rejected'>): BatchLine[] {
  const pages = results.map(({ line, url, status, startupId, error }): BatchLine => {
    const state = lineStates.find((known) => known === status) ?? 'waiting';
    return { line, url, state, startupId: startupId ?? null, reason: error ?? '' };
  });
  const refused = rejected.map(({ line, reason }): BatchLine => {
    return { line, url: '', state: 'refused', startupId: null, reason };
  });
  return [...pages, ...refused].toSorted((one, other) => one.line - other.line);
}
