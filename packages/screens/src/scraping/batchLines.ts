import type { ScrapeRun } from '@aval/contract';

export const lineStates = ['done', 'failed', 'refused', 'waiting'] as const;
export type LineState = (typeof lineStates)[number];

/** One line of the file with its result. */
export interface BatchLine {
  line: number;
  /** The text of the line, whether or not it is a URL. */
  url: string;
  state: LineState;
  startupId: number | null;
  /** Empty when the startup was deleted. */
  startupName: string;
  /** Required inputs that are missing. */
  missing: readonly string[];
  /** The reason for the failure. */
  reason: string;
}

/** Every line of a batch's file in order: pages that were read, queued lines, and lines rejected up front. */
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
