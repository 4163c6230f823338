import type { LogEntry } from '@aval/contract';
import type { Json } from '@aval/ui';

import type { ReadDocument } from '../../../api/documents.ts';

/** How far one file is. */
export type FileState =
  | { status: 'waiting' | 'reading' }
  | { status: 'mapping'; data: ReadDocument }
  | { status: 'read'; data: ReadDocument; targets: Readonly<Record<string, string | null>> }
  | { status: 'saved'; data: ReadDocument; startupId: number }
  | { status: 'failed'; message: string; answer: Json };

export interface IngestedFile {
  id: string;
  file: File;
  state: FileState;
}

/** The files of a batch, and what was said while they were read. */
export interface Ingestion {
  files: readonly IngestedFile[];
  lines: readonly LogEntry[];
  isProcessing: boolean;
  /** Files given so far, so that each has a name of its own. */
  count: number;
}

export const noIngestion: Ingestion = { files: [], lines: [], isProcessing: false, count: 0 };

export type IngestionEvent =
  | { type: 'add'; files: readonly File[] }
  | { type: 'remove'; id: string }
  | { type: 'begin' }
  | { type: 'end' }
  | { type: 'state'; id: string; state: FileState }
  | { type: 'log'; line: LogEntry };

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** A file that is there already is not added again; what is said of a file that was taken away goes nowhere. */
export function reduceIngestion(before: Ingestion, event: IngestionEvent): Ingestion {
  switch (event.type) {
    case 'add': {
      const fresh = event.files.filter((file) => !before.files.some((held) => isSame(held.file, file)));
      const added = fresh.map((file, index): IngestedFile => {
        return { id: `file-${before.count + index + 1}`, file, state: { status: 'waiting' } };
      });
      return { ...before, files: [...before.files, ...added], count: before.count + added.length };
    }
    case 'remove':
      return { ...before, files: before.files.filter(({ id }) => id !== event.id) };
    case 'begin':
      return { ...before, isProcessing: true };
    case 'end':
      // What was broken off waits for the next time.
      return {
        ...before,
        isProcessing: false,
        files: before.files.map((one) =>
          one.state.status === 'reading' || one.state.status === 'mapping'
            ? { ...one, state: { status: 'waiting' } }
            : one,
        ),
      };
    case 'state':
      return {
        ...before,
        files: before.files.map((one) => (one.id === event.id ? { ...one, state: event.state } : one)),
      };
    default:
      return { ...before, lines: [...before.lines, event.line] };
  }
}

/** What is to be read: all that was not read yet, or everything once more when nothing is left. */
export function filesToRead({ files }: Ingestion): readonly IngestedFile[] {
  const open = files.filter(({ state }) => state.status === 'waiting' || state.status === 'failed');
  return open.length > 0 ? open : files.filter(({ state }) => state.status !== 'saved');
}

/** What came of each file, as those read it who read JSON. */
export function ingestionResults({ files }: Ingestion): Json {
  return files.flatMap(({ file, state }): Json[] => {
    if (state.status === 'failed') return [{ fileName: file.name, status: 'error', data: null, error: state.answer }];
    if (!('data' in state)) return [];
    const data = JSON.parse(JSON.stringify(state.data)) as Json;
    return [{ fileName: file.name, status: 'success', data, error: null }];
  });
}
