import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { execute } from './execute.ts';
import { queryBytes, readyStatus } from './frames.ts';

setFlagsFromString('--expose-gc');
let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
});
afterAll(() => database.close());

const collect = runInNewContext('gc') as () => void;

function usedHeap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

function askMuch(): void {
  execute(database, queryBytes(`select repeat('x', 1000) as words from generate_series(1, 500)`));
}

it('retains no memory of its responses', () => {
  for (let turn = 0; turn < 10; turn += 1) askMuch();
  const before = usedHeap();
  for (let turn = 0; turn < 40; turn += 1) askMuch();
  expect(usedHeap() - before).toBeLessThan(2e6);
});

it('returns the complete response to a request, errors included', () => {
  const good = execute(database, queryBytes(`select 'this'`));
  expect(Buffer.from(good).toString('latin1')).toContain('this');
  expect(readyStatus(good)).toBe('I');
  const bad = execute(database, queryBytes('select * from nowhere'));
  expect(Buffer.from(bad).toString('latin1')).toContain('nowhere');
  expect(readyStatus(bad)).toBe('I');
  expect(readyStatus(execute(database, queryBytes('begin')))).toBe('T');
});
