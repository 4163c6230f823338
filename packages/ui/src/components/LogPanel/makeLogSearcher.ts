import { type LineSearch, searchLines } from './searchLines.ts';
// Inlined, so that an app that installs the package needs no file next to its bundle. The linter does not know Vite's
// worker imports.
// oxlint-disable-next-line import/default
import SearchWorker from './searchWorker.ts?worker&inline';
import type { LogEntry } from './types.ts';

interface SearchRequest {
  entries: readonly LogEntry[];
  expression: RegExp;
  /** Called with the indices of the entries that match, or with null after a timeout. */
  onResult: (found: readonly number[] | null) => void;
}

export interface LogSearcher {
  /** A new expression aborts the current search; new entries wait for it, so that a busy log can be searched at all. */
  search: (request: SearchRequest) => void;
  stop: () => void;
}

/** Timeout of a search in ms. */
const timeoutMs = 2000;
const begun = 'begun';
type WorkerMessage = typeof begun | readonly number[] | null;

const toSearch = ({ entries, expression: { source, flags } }: SearchRequest): LineSearch => ({
  source,
  flags,
  lines: entries.map(({ message }) => message),
  timeoutMs,
});

/** Null when workers are not supported or not allowed. */
function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    return new SearchWorker();
  } catch {
    return null;
  }
}

/**
 * Searches in a worker. Some expressions take years on a single line (catastrophic backtracking), and only terminating
 * the thread stops them. When the content security policy forbids blob workers (`worker-src`), it searches on the main
 * thread and can stop only between lines.
 */
export function makeLogSearcher(): LogSearcher {
  let worker: Worker | null = null;
  let mayStart = true;
  let pending: SearchRequest | null = null;
  let next: SearchRequest | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
    pending = null;
  }

  function finish(found: readonly number[] | null): void {
    clearTimeout(timer);
    const request = pending;
    const queued = next;
    pending = null;
    next = null;
    request?.onResult(found);
    if (found !== null && queued !== null && pending === null) send(queued);
  }

  function searchHere(): void {
    mayStart = false;
    const request = pending;
    worker?.terminate();
    worker = null;
    if (request !== null) finish(searchLines(toSearch(request)));
  }

  function handleMessage(data: WorkerMessage): void {
    if (data !== begun) {
      finish(data);
      return;
    }
    timer = setTimeout(() => {
      worker?.terminate();
      worker = null;
      finish(null);
    }, timeoutMs);
  }

  function start(): Worker | null {
    const started = mayStart ? startWorker() : null;
    started?.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => handleMessage(data));
    started?.addEventListener('error', (event) => {
      event.preventDefault();
      searchHere();
    });
    return started;
  }

  function send(request: SearchRequest): void {
    pending = request;
    worker ??= start();
    if (worker === null) searchHere();
    // The rule is for windows, not for workers.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    else worker.postMessage(toSearch(request));
  }

  return {
    search: (request) => {
      if (pending?.expression === request.expression) {
        next = request;
        return;
      }
      if (pending !== null) end();
      next = null;
      send(request);
    },
    stop: () => {
      next = null;
      end();
    },
  };
}
