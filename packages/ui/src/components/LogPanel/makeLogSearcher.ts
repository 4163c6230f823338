import { type LineSearch, searchLines } from './searchLines.ts';
// Inlined, so that an app that installs the package needs no file beside its bundle.
// The linter does not know Vite's workers.
// oxlint-disable-next-line import/default
import SearchWorker from './searchWorker.ts?worker&inline';
import type { LogEntry } from './types.ts';

interface Question {
  entries: readonly LogEntry[];
  expression: RegExp;
  /** Told the indices of the entries that match, or null when the search took too long. */
  onAnswer: (found: readonly number[] | null) => void;
}

export interface LogSearcher {
  /** A new expression ends the search for the last one; new entries wait for it, so that a busy log is searched at all. */
  search: (question: Question) => void;
  stop: () => void;
}

/** ms that a search may take. */
const patience = 2000;
const begun = 'begun';
type Told = typeof begun | readonly number[] | null;

const toSearch = ({ entries, expression: { source, flags } }: Question): LineSearch => ({
  source,
  flags,
  lines: entries.map(({ message }) => message),
  patience,
});

/** Null where there are no workers, or where the page may not start one. */
function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    return new SearchWorker();
  } catch {
    return null;
  }
}

/**
 * Searches beside the page. There are expressions that one line keeps busy for years, and nothing but the end of its
 * thread stops one. Where the page may start no worker from a blob (`worker-src` of its policy), it searches itself, and
 * can stop between lines only.
 */
export function makeLogSearcher(): LogSearcher {
  let worker: Worker | null = null;
  let mayStart = true;
  let asked: Question | null = null;
  let next: Question | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
    asked = null;
  }

  function answer(found: readonly number[] | null): void {
    clearTimeout(timer);
    const question = asked;
    const waiting = next;
    asked = null;
    next = null;
    question?.onAnswer(found);
    if (found !== null && waiting !== null && asked === null) ask(waiting);
  }

  function searchHere(): void {
    mayStart = false;
    const question = asked;
    worker?.terminate();
    worker = null;
    if (question !== null) answer(searchLines(toSearch(question)));
  }

  function hear(data: Told): void {
    if (data !== begun) {
      answer(data);
      return;
    }
    timer = setTimeout(() => {
      worker?.terminate();
      worker = null;
      answer(null);
    }, patience);
  }

  function start(): Worker | null {
    const started = mayStart ? startWorker() : null;
    started?.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data));
    started?.addEventListener('error', (event) => {
      event.preventDefault();
      searchHere();
    });
    return started;
  }

  function ask(question: Question): void {
    asked = question;
    worker ??= start();
    if (worker === null) searchHere();
    // The rule is about windows.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    else worker.postMessage(toSearch(question));
  }

  return {
    search: (question) => {
      if (asked?.expression === question.expression) {
        next = question;
        return;
      }
      if (asked !== null) end();
      next = null;
      ask(question);
    },
    stop: () => {
      next = null;
      end();
    },
  };
}
