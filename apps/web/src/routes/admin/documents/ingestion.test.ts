import { describe, expect, it } from 'vitest';

import {
  filesToRead,
  type FileState,
  type Ingestion,
  ingestionResults,
  noIngestion,
  reduceIngestion,
} from './ingestion.ts';

const file = (name: string) => new File(['x'], name, { lastModified: 1 });
const data = { text: 'Brisa', aiLog: '', fields: [] };
const added = (...names: string[]) => reduceIngestion(noIngestion, { type: 'add', files: names.map(file) });
const inState = (before: Ingestion, id: string, state: FileState) =>
  reduceIngestion(before, { type: 'state', id, state });
const names = (files: Ingestion['files']) => files.map((one) => one.file.name);

describe('the files of a batch', () => {
  it('are each there once, under a name of their own also after one was taken away', () => {
    const two = reduceIngestion(added('a.pdf', 'b.pdf'), { type: 'remove', id: 'file-1' });
    const three = reduceIngestion(two, { type: 'add', files: [file('b.pdf'), file('c.pdf')] });
    expect(three.files.map(({ id }) => id)).toEqual(['file-2', 'file-3']);
    expect(names(three.files)).toEqual(['b.pdf', 'c.pdf']);
  });

  it('wait again when their reading was broken off', () => {
    const begun = reduceIngestion(added('a.pdf', 'b.pdf', 'c.pdf'), { type: 'begin' });
    const reading = inState(inState(begun, 'file-1', { status: 'read', data, targets: {} }), 'file-2', {
      status: 'reading',
    });
    const ended = reduceIngestion(inState(reading, 'file-3', { status: 'mapping', data }), { type: 'end' });
    expect(ended.files.map(({ state }) => state.status)).toEqual(['read', 'waiting', 'waiting']);
    expect(ended.isProcessing).toBe(false);
  });

  it('say nothing any more once they were taken away', () => {
    expect(inState(added('a.pdf'), 'file-9', { status: 'reading' })).toEqual(added('a.pdf'));
  });
});

describe('what is to be read', () => {
  const some = inState(
    inState(added('a.pdf', 'b.pdf', 'c.pdf'), 'file-1', { status: 'read', data, targets: {} }),
    'file-2',
    { status: 'failed', message: 'protected', answer: null },
  );

  it('is what was not read, and what failed', () => {
    expect(names(filesToRead(some))).toEqual(['b.pdf', 'c.pdf']);
  });

  it('is everything but what was stored when nothing is left', () => {
    const read = inState(inState(some, 'file-2', { status: 'read', data, targets: {} }), 'file-3', {
      status: 'saved',
      data,
      startupId: 4,
    });
    expect(names(filesToRead(read))).toEqual(['a.pdf', 'b.pdf']);
  });
});

it('tells what came of each file that was read or could not be', () => {
  const some = inState(inState(added('a.pdf', 'b.pdf', 'c.pdf'), 'file-1', { status: 'mapping', data }), 'file-2', {
    status: 'failed',
    message: 'protected',
    answer: { error: 'PROTECTED' },
  });
  expect(ingestionResults(some)).toEqual([
    { fileName: 'a.pdf', status: 'success', data, error: null },
    { fileName: 'b.pdf', status: 'error', data: null, error: { error: 'PROTECTED' } },
  ]);
});
