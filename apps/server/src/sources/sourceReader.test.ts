import { expect, it, onTestFinished } from 'vitest';

import { sourceReader } from './sourceReader.ts';
import type { Task } from './task.ts';

/** Reads forever when the text of the source says so. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ html }) => {
      while (html === 'endless');
      parentPort.postMessage({ facts: [], remarks: [], text: html, pages: 1, guessed: null });
    });`)}`,
);

const page = (html: string): Task => ({ kind: 'page', html, url: 'https://example.com', asOfYear: 2026 });

it('reads the sources of one account one after the other, and those of others do not wait for them', async () => {
  const reader = sourceReader({ timeMs: 1500 }, script);
  onTestFinished(() => reader.close());
  const hostile = Array.from({ length: 4 }, () => reader.read(page('endless'), 'user 1').catch(() => 'timeout'));
  const first = await Promise.race([...hostile, reader.read(page('good'), 'user 2')]);
  expect(first).toMatchObject({ text: 'good' });
  expect(await hostile[0]).toBe('timeout');
  expect(await reader.read(page('good'), 'user 2')).toMatchObject({ text: 'good' });
});
