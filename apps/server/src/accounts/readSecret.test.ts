import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { readSecret } from './readSecret.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aval-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('is made once, and kept', () => {
  const AVAL_DATA = newFolder();
  const made = readSecret({ AVAL_SECRET: undefined, AVAL_DATA });
  expect(made.length).toBeGreaterThanOrEqual(43);
  expect(readSecret({ AVAL_SECRET: undefined, AVAL_DATA })).toEqual(made);
  expect(readdirSync(AVAL_DATA)).toEqual(['secret']);
});

it.each([
  ['', 'is empty; it needs 32'],
  ['  \n', 'is empty; it needs 32'],
  ['short', 'has only 5 characters; it needs 32'],
])('is refused when its file holds %j', (text, sentence) => {
  const AVAL_DATA = newFolder();
  writeFileSync(join(AVAL_DATA, 'secret'), text);
  expect(() => readSecret({ AVAL_SECRET: undefined, AVAL_DATA })).toThrow(sentence);
});
