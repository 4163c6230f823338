import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { read, utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';

import { places } from '../../apps/server/src/configuration/places.ts';
import { demoDocument } from './demoDocument.ts';
import { demoSources } from './demoSources.ts';

test.each(demoSources())('$name of the demo is what its source makes', ({ name, path }) => {
  const made = demoDocument(name, readFileSync(`${path}.md`, 'utf8'));
  expect(Buffer.from(made).equals(readFileSync(path))).toBe(true);
});

test('a sheet of the demo is the same after a file with formats of its own was read', () => {
  const foreign = utils.book_new();
  utils.book_append_sheet(foreign, { A1: { t: 'n', v: 2, z: '0.000\\ "kg"' }, '!ref': 'A1' }, 'Data');
  read(write(foreign, { type: 'array', bookType: 'xlsx' }));
  const [sheet] = demoSources().filter(({ name }) => name.endsWith('.xlsx'));
  const made = demoDocument(sheet?.name ?? '', readFileSync(`${sheet?.path}.md`, 'utf8'));
  expect(Buffer.from(made).equals(readFileSync(sheet?.path ?? ''))).toBe(true);
});

test('documents of the demo without a source can be read as they are', () => {
  const files = globSync('*/*.*', { cwd: fileURLToPath(places.demoDocuments) });
  const sourceless = files.filter((file) => !file.endsWith('.md') && !files.includes(`${file}.md`));
  expect(sourceless.filter((file) => !/\.(?:csv|txt)$/.test(file))).toEqual([]);
});

test('a document of the demo has one of the formats that are made', () => {
  expect(() => demoDocument('deck.key', '# Deck')).toThrow(/'deck\.key' must be a docx, pdf, pptx, xlsx/);
});
