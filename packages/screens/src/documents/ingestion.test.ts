import { describe, expect, it } from 'vitest';

import {
  type FileState,
  filesToRead,
  type Ingestion,
  ingestionResults,
  noIngestion,
  openDocuments,
  reduceIngestion,
} from './ingestion.ts';

const file = (name: string) => new File(['x'], name, { lastModified: 1 });
const data = { document_id: 4, text: 'Brisa', aiLog: '', fields: [], omitted: [], same_as: null };
const added = (...names: string[]) => reduceIngestion(noIngestion, { type: 'add', files: names.map(file) });
const inState = (before: Ingestion, id: string, state: FileState) =>
  reduceIngestion(before, { type: 'state', id, state });
const open = (before: Ingestion, documentId: number) =>
  reduceIngestion(before, { type: 'open', documentId, name: `Document ${documentId}` });
const names = (files: Ingestion['files']) => files.map(({ name }) => name);

describe('the files of a batch', () => {
  it('appear once each, with a unique name even after one was removed', () => {
    const two = reduceIngestion(added('a.pdf', 'b.pdf'), { type: 'remove', id: 'file-1' });
    const three = reduceIngestion(two, { type: 'add', files: [file('b.pdf'), file('c.pdf')] });
    expect(three.files.map(({ id }) => id)).toEqual(['file-2', 'file-3']);
    expect(names(three.files)).toEqual(['b.pdf', 'c.pdf']);
  });

  it('are queued again when their reading was interrupted', () => {
    const begun = reduceIngestion(added('a.pdf', 'b.pdf', 'c.pdf'), { type: 'begin' });
    const reading = inState(inState(begun, 'file-1', { status: 'read', data, targets: {} }), 'file-2', {
      status: 'reading',
    });
    const ended = reduceIngestion(
      inState(reading, 'file-3', { status: 'mapping', data: { ...data, document_id: 6 } }),
      { type: 'end' },
    );
    expect(ended.files.map(({ state }) => state.status)).toEqual(['read', 'waiting', 'waiting']);
    expect(ended.isProcessing).toBe(false);
  });

  it('are merged when the server stores them as one document', () => {
    const read = { status: 'read', data, targets: {} } as const;
    const two = inState(inState(added('a.pdf', 'copy.pdf'), 'file-1', read), 'file-2', read);
    expect(names(two.files)).toEqual(['copy.pdf']);
  });

  it('ignore events after they were removed', () => {
    expect(inState(added('a.pdf'), 'file-9', { status: 'reading' })).toEqual(added('a.pdf'));
  });
});

describe('the files to read', () => {
  const some = inState(
    inState(added('a.pdf', 'b.pdf', 'c.pdf'), 'file-1', { status: 'read', data, targets: {} }),
    'file-2',
    { status: 'failed', message: 'protected', response: null },
  );

  it('are those that were not read or that failed', () => {
    expect(names(filesToRead(some))).toEqual(['b.pdf', 'c.pdf']);
  });

  it('are all but the stored ones when nothing else is left', () => {
    const read = inState(
      inState(some, 'file-2', { status: 'read', data: { ...data, document_id: 5 }, targets: {} }),
      'file-3',
      {
        status: 'saved',
        data: { ...data, document_id: 6 },
        startupId: 4,
      },
    );
    expect(names(filesToRead(read))).toEqual(['a.pdf', 'b.pdf']);
  });
});

it('reports the result of each file', () => {
  const some = inState(inState(added('a.pdf', 'b.pdf', 'c.pdf'), 'file-1', { status: 'mapping', data }), 'file-2', {
    status: 'failed',
    message: 'protected',
    response: { error: 'PROTECTED' },
  });
  expect(ingestionResults(some)).toEqual([
    { fileName: 'a.pdf', status: 'success', data, error: null },
    { fileName: 'b.pdf', status: 'error', data: null, error: { error: 'PROTECTED' } },
  ]);
});

describe('stored documents', () => {
  it('are added last, once each, with the name and size from the server', () => {
    const read = inState(added('a.pdf', 'b.pdf'), 'file-1', { status: 'read', data, targets: {} });
    const opened = open(open(open(read, 7), 4), 7);
    expect(opened.files.map(({ id, state }) => [id, state.status])).toEqual([
      ['file-2', 'waiting'],
      ['file-1', 'read'],
      ['document-7', 'waiting'],
    ]);
    const known = reduceIngestion(opened, { type: 'opened', id: 'document-7', name: 'plan.pdf', size: 12 });
    expect(known.files.at(-1)).toMatchObject({ name: 'plan.pdf', size: 12, documentId: 7 });
  });

  it('are those that a reload can restore, without those that became a startup', () => {
    const read = inState(added('a.pdf', 'b.pdf'), 'file-1', { status: 'read', data, targets: {} });
    expect(openDocuments(open(read, 7))).toEqual([4, 7]);
    const saved = inState(read, 'file-1', { status: 'saved', data, startupId: 3 });
    expect(openDocuments(open(saved, 7))).toEqual([7]);
  });
});
