import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { catalogueConflicts } from './catalogueConflicts.ts';

/** The path of a catalogue with these lines as its only entry. */
function catalogue(...lines: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'aval-catalogue-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'es.po');
  writeFileSync(path, ['msgid ""', 'msgstr "Language: es\\n"', '', ...lines, ''].join('\n'));
  return path;
}

it('names both places of a message with two translations', async () => {
  const one = catalogue('#: a/One.tsx', 'msgid "Left out"', 'msgstr "Descartado"');
  const other = catalogue('#: b/Two.tsx', '#: b/Three.tsx', 'msgid "Left out"', 'msgstr "Lo que se calla"');
  expect(await catalogueConflicts([one, other], 'es')).toEqual([
    `'Left out' has several translations: 'Descartado' in ${one} (a/One.tsx); 'Lo que se calla' in ${other} (b/Two.tsx, b/Three.tsx)`,
  ]);
});

it('accepts equal translations, and different ones of a message in different contexts', async () => {
  const one = catalogue('#: a/One.tsx', 'msgid "Done"', 'msgstr "Hecho"');
  const same = catalogue('#: b/Two.tsx', 'msgid "Done"', 'msgstr "Hecho"');
  const button = catalogue('#: b/Two.tsx', 'msgctxt "button"', 'msgid "Done"', 'msgstr "Listo"');
  expect(await catalogueConflicts([one, same, button], 'es')).toEqual([]);
});

it('names the context of a message that has one', async () => {
  const one = catalogue('#: a/One.tsx', 'msgctxt "button"', 'msgid "Done"', 'msgstr "Hecho"');
  const other = catalogue('#: b/Two.tsx', 'msgctxt "button"', 'msgid "Done"', 'msgstr "Listo"');
  expect(await catalogueConflicts([one, other], 'es')).toEqual([
    expect.stringMatching(/^'Done' \(button\) has several translations: /),
  ]);
});
