import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { makeLogSearcher } from './makeLogSearcher.ts';
import type { LineSearch } from './searchLines.ts';
import type { LogEntry } from './types.ts';

const entriesOf = (...messages: string[]): LogEntry[] =>
  messages.map((message) => ({ timestamp: '2026-11-21T18:07:00Z', level: 'INFO', message }));

type Listener = (event: { data: unknown; preventDefault: () => void }) => void;

/** Workers that do nothing automatically. */
let workers: ReturnType<typeof fakeWorker>[] = [];

function fakeWorker() {
  const listeners: Record<string, Listener> = {};
  const worker = {
    asked: [] as LineSearch[],
    isOver: false,
    addEventListener: (name: string, listener: Listener) => void (listeners[name] = listener),
    postMessage: (search: LineSearch) => void worker.asked.push(search),
    terminate: () => void (worker.isOver = true),
    tell: (name: 'message' | 'error', data?: unknown) => listeners[name]?.({ data, preventDefault: () => undefined }),
  };
  return worker;
}

function Granted() {
  const worker = fakeWorker();
  workers.push(worker);
  return worker;
}

function Refused() {
  throw new DOMException('denied', 'SecurityError');
}

const tell = (index: number, data: unknown) => workers[index]?.tell('message', data);

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  vi.stubGlobal('Worker', Granted);
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:search', revokeObjectURL: () => undefined });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Found = readonly number[] | null;
const answers = () => vi.fn<(found: Found) => void>();

describe('in a worker', () => {
  it('queries a worker and reuses it for the next search', () => {
    const searcher = makeLogSearcher();
    const [first, second] = [answers(), answers()];
    searcher.search({ entries: entriesOf('a', 'b'), expression: /b/gi, onResult: first });
    expect(workers[0]?.asked).toEqual([{ source: 'b', flags: 'gi', lines: ['a', 'b'], timeoutMs: 2000 }]);
    tell(0, 'begun');
    tell(0, [1]);
    expect(first).toHaveBeenCalledExactlyOnceWith([1]);
    searcher.search({ entries: entriesOf('a'), expression: /a/gi, onResult: second });
    tell(0, 'begun');
    tell(0, [0]);
    expect(second).toHaveBeenCalledExactlyOnceWith([0]);
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(workers[0]?.isOver).toBe(false);
  });

  it('terminates a worker after a timeout counted from its start, and reports it', () => {
    const searcher = makeLogSearcher();
    const onResult = answers();
    searcher.search({ entries: entriesOf('aaa!'), expression: /(a+)+$/gi, onResult });
    vi.advanceTimersByTime(60_000);
    expect(onResult).not.toHaveBeenCalled();
    tell(0, 'begun');
    vi.advanceTimersByTime(1999);
    expect(onResult).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onResult).toHaveBeenCalledExactlyOnceWith(null);
    expect(workers[0]?.isOver).toBe(true);
  });

  it('terminates the search when the expression changes', () => {
    const searcher = makeLogSearcher();
    const [first, second] = [answers(), answers()];
    searcher.search({ entries: entriesOf('a'), expression: /a/gi, onResult: first });
    tell(0, 'begun');
    searcher.search({ entries: entriesOf('a'), expression: /b/gi, onResult: second });
    expect(workers[0]?.isOver).toBe(true);
    tell(1, 'begun');
    tell(1, []);
    vi.advanceTimersByTime(60_000);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledExactlyOnceWith([]);
  });

  it('finishes a search before searching new entries, and then only the latest', () => {
    const searcher = makeLogSearcher();
    const expression = /a/gi;
    const [first, second, third] = [answers(), answers(), answers()];
    searcher.search({ entries: entriesOf('a'), expression, onResult: first });
    searcher.search({ entries: entriesOf('a', 'b'), expression, onResult: second });
    searcher.search({ entries: entriesOf('a', 'b', 'c'), expression, onResult: third });
    expect(workers[0]?.asked).toHaveLength(1);
    tell(0, [0]);
    expect(first).toHaveBeenCalledExactlyOnceWith([0]);
    expect(workers[0]?.asked[1]?.lines).toEqual(['a', 'b', 'c']);
    tell(0, [0]);
    expect(second).not.toHaveBeenCalled();
    expect(third).toHaveBeenCalledExactlyOnceWith([0]);
  });

  it('stops permanently', () => {
    const searcher = makeLogSearcher();
    const onResult = answers();
    searcher.search({ entries: entriesOf('a'), expression: /a/gi, onResult });
    tell(0, 'begun');
    searcher.stop();
    vi.advanceTimersByTime(60_000);
    expect(workers[0]?.isOver).toBe(true);
    expect(onResult).not.toHaveBeenCalled();
  });
});

describe('without a worker', () => {
  it('searches on the main thread when the CSP blocks the worker later, and does not retry', () => {
    const searcher = makeLogSearcher();
    const [first, second] = [answers(), answers()];
    searcher.search({ entries: entriesOf('a', 'b'), expression: /b/gi, onResult: first });
    workers[0]?.tell('error');
    expect(first).toHaveBeenCalledExactlyOnceWith([1]);
    searcher.search({ entries: entriesOf('a', 'b'), expression: /a/gi, onResult: second });
    expect(second).toHaveBeenCalledExactlyOnceWith([0]);
    expect(workers).toHaveLength(1);
  });

  it('searches on the main thread when workers are blocked or unsupported', () => {
    for (const absent of [Refused, undefined]) {
      vi.stubGlobal('Worker', absent);
      const onResult = answers();
      makeLogSearcher().search({ entries: entriesOf('a', 'b'), expression: /b/gi, onResult });
      expect(onResult).toHaveBeenCalledExactlyOnceWith([1]);
    }
  });
});
