import type { ScrapeRun } from '@aval/contract';

export const lineStates = ['done', 'failed', 'refused', 'waiting'] as const;
export type LineState = (typeof lineStates)[number];

/** One line of the file and what became of it. */
export interface BatchLine {
  line: number;
  /** What the line holds, an address or not. */
  url: string;
  state: LineState;
  startupId: number | null;
  /** Empty when it is gone. */
  startupName: string;
  /** Required inputs that the startup lacks. */
  missing: readonly string[];
  /** Why nothing came of it. */
  reason: string;
}

/** Every line of a batch's file in its order: the pages read, those that wait, and the lines that were refused at once. */
export function batchLines({ results, rejected }: Pick<ScrapeRun, 'results' | 'rejected'>): BatchLine[] {
  const pages = results.map(({ line, url, status, startupId, startupName = '', missing = [], error }): BatchLine => {
    const state = lineStates.find((known) => known === status) ?? 'waiting';
    return { line, url, state, startupId: startupId ?? null, startupName, missing, reason: error ?? '' };
  });
  const refused = rejected.map(({ line, text, reason }): BatchLine => {
    return { line, url: text, state: 'refused', startupId: null, startupName: '', missing: [], reason };
  });
  return [...pages, ...refused].toSorted((one, other) => one.line - other.line);
}
