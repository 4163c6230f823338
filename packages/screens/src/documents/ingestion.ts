import type { EndpointResponse, LogEntry } from '@aval/contract';
import type { Json } from '@aval/ui';

/** The result of reading one document. */
export type ReadDocument = EndpointResponse<'processDocument'>['data'];

/** The progress of one file. */
export type FileState =
  | { status: 'waiting' | 'reading' }
  | { status: 'mapping'; data: ReadDocument }
  | { status: 'read'; data: ReadDocument; targets: Readonly<Record<string, string | null>> }
  | { status: 'saved'; data: ReadDocument; startupId: number }
  | { status: 'failed'; message: string; response: Json };

export interface IngestedFile {
  id: string;
  name: string;
  /** In bytes; null until the metadata of a stored document has loaded. */
  size: number | null;
  /** Null for a stored document that is opened again. */
  file: File | null;
  /** The id of the stored document; null until the file was read. */
  documentId: number | null;
  state: FileState;
}

/** The files of a batch, and the log of their processing. */
export interface Ingestion {
  files: readonly IngestedFile[];
  lines: readonly LogEntry[];
  isProcessing: boolean;
  /** Number of files added so far, to give each a unique id. */
  count: number;
}

export const noIngestion: Ingestion = { files: [], lines: [], isProcessing: false, count: 0 };

export type IngestionEvent =
  | { type: 'add'; files: readonly File[] }
  /** A stored document, with its name if known. */
  | { type: 'open'; documentId: number; name: string }
  | { type: 'opened'; id: string; name: string; size: number }
  | { type: 'remove'; id: string }
  | { type: 'begin' }
  | { type: 'end' }
  | { type: 'state'; id: string; state: FileState }
  | { type: 'log'; line: LogEntry };

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * Sets the state of a file. If the server stores it as the same document as another file, the other file is removed.
 */
function withState(files: readonly IngestedFile[], id: string, state: FileState): readonly IngestedFile[] {
  const known = 'data' in state ? state.data.document_id : null;
  return files.flatMap((one) => {
    if (one.id === id) return [{ ...one, state, documentId: known ?? one.documentId }];
    return known !== null && one.documentId === known ? [] : [one];
  });
}

/** Adds the document at the end of the batch, which is the one opened first. */
function openDocument(files: readonly IngestedFile[], documentId: number, name: string): readonly IngestedFile[] {
  const existing = files.find((one) => one.documentId === documentId);
  const state = { status: 'waiting' } as const;
  const opened = existing ?? { id: `document-${documentId}`, name, size: null, file: null, documentId, state };
  return [...files.filter((one) => one !== existing), opened];
}

/** Files that were already added, and events of removed files, are ignored. */
export function reduceIngestion(before: Ingestion, event: IngestionEvent): Ingestion {
  switch (event.type) {
    case 'add': {
      const fresh = event.files.filter(
        (file) => !before.files.some((existing) => existing.file && isSame(existing.file, file)),
      );
      const added = fresh.map((file, index): IngestedFile => {
        const { name, size } = file;
        const id = `file-${before.count + index + 1}`;
        return { id, name, size, file, documentId: null, state: { status: 'waiting' } };
      });
      return { ...before, files: [...before.files, ...added], count: before.count + added.length };
    }
    case 'open':
      return { ...before, files: openDocument(before.files, event.documentId, event.name) };
    case 'opened':
      return {
        ...before,
        files: before.files.map((one) => (one.id === event.id ? { ...one, name: event.name, size: event.size } : one)),
      };
    case 'remove':
      return { ...before, files: before.files.filter(({ id }) => id !== event.id) };
    case 'begin':
      return { ...before, isProcessing: true };
    case 'end':
      // An interrupted file is queued again.
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
      return { ...before, files: withState(before.files, event.id, event.state) };
    default:
      return { ...before, lines: [...before.lines, event.line] };
  }
}

/** The files to read: those not read yet, or all of them when none are left. */
export function filesToRead({ files }: Ingestion): readonly IngestedFile[] {
  const open = files.filter(({ state }) => state.status === 'waiting' || state.status === 'failed');
  return open.length > 0 ? open : files.filter(({ state }) => state.status !== 'saved');
}

/** The result of each file, as JSON. */
export function ingestionResults({ files }: Ingestion): Json {
  return files.flatMap(({ name: fileName, state }): Json[] => {
    if (state.status === 'failed') return [{ fileName, status: 'error', data: null, error: state.response }];
    if (!('data' in state)) return [];
    const data = JSON.parse(JSON.stringify(state.data)) as Json;
    return [{ fileName, status: 'success', data, error: null }];
  });
}

/**
 * The documents of the batch that are stored on the server and not yet used for a startup: those that a reload can
 * restore.
 */
export function openDocuments({ files }: Ingestion): readonly number[] {
  return files.flatMap(({ documentId, state }) =>
    documentId === null || state.status === 'saved' ? [] : [documentId],
  );
}
