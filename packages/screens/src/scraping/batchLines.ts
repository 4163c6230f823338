import type { ScrapeRun, SourceContradiction } from '@aval/contract';

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
  /** What does not add up in it, severe ones first. */
  contradictions: readonly SourceContradiction[];
  /** The reason for the failure. */
  reason: string;
}

/** Every line of a batch's file in order: pages that were read, queued lines, and lines rejected up front. */
export function batchLines({ results, rejected }: Pick<ScrapeRun, 'results' | 'rejected'>): BatchLine[] {
  const pages = results.map(({ status, startupId, error, ...read }): BatchLine => {
    const { line, url, startupName = '', missing = [], contradictions = [] } = read;
    const state = lineStates.find((known) => known === status) ?? 'waiting';
    return {
      line,
      url,
      state,
      startupId: startupId ?? null,
      startupName,
      missing,
      contradictions,
      reason: error ?? '',
    };
  });
  const none = { startupId: null, startupName: '', missing: [], contradictions: [] };
  const refused = rejected.map(({ line, text, reason }): BatchLine => {
    return { line, url: text, state: 'refused', ...none, reason };
  });
  return [...pages, ...refused].toSorted((one, other) => one.line - other.line);
}

/** The lines that do not add up: those whose figures cannot all be right, then those that are only unusual. */
export function contradictoryLines(lines: readonly BatchLine[]): BatchLine[] {
  const isSevere = ({ contradictions: [first] }: BatchLine) => first?.contradiction.severity === 'severe';
  return lines
    .filter(({ contradictions }) => contradictions.length > 0)
    .toSorted((one, other) => Number(isSevere(other)) - Number(isSevere(one)));
}
