import { describe, expect, test } from 'vitest';

import { acceptFiles, fileExtension, type FileFacts, formatFileSize } from './acceptFiles.ts';

const file = (name: string, size = 10): FileFacts => ({ name, size, lastModified: 1 });
const rules = { extensions: ['pdf', 'docx'], maxSize: 100, isMultiple: true };
const deck = file('deck.pdf');

describe('acceptFiles', () => {
  test('adds valid files and reports why others are rejected', () => {
    const chosen = [
      file('Memoria.DOCX'),
      file('virus.exe'),
      file('big.pdf', 101),
      file('none.pdf', 0),
      file('full.pdf', 100),
    ];
    expect(acceptFiles([deck], chosen, rules)).toEqual({
      files: [deck, file('Memoria.DOCX'), file('full.pdf', 100)],
      refused: [
        { name: 'virus.exe', problem: 'type' },
        { name: 'big.pdf', problem: 'size' },
        { name: 'none.pdf', problem: 'empty' },
      ],
    });
  });

  test('ignores a duplicate file, but not one with the same name and a different size', () => {
    expect(acceptFiles([deck], [file('deck.pdf'), file('deck.pdf', 11)], rules).files).toEqual([
      deck,
      file('deck.pdf', 11),
    ]);
  });

  test('keeps the last file when only one is allowed', () => {
    const one = { ...rules, isMultiple: false };
    expect(acceptFiles([deck], [file('a.pdf'), file('b.pdf')], one).files).toEqual([file('b.pdf')]);
    expect(acceptFiles([deck], [file('c.exe')], one).files).toEqual([deck]);
  });

  test('accepts every type without extensions', () => {
    expect(acceptFiles([], [file('any')], { ...rules, extensions: [] }).refused).toEqual([]);
  });
});

test('fileExtension returns the last extension', () => {
  expect(['a.PDF', 'a.tar.gz', 'a', '.env', 'a.'].map(fileExtension)).toEqual(['pdf', 'gz', '', '', '']);
});

test('formatFileSize keeps sizes short', () => {
  expect([0, 999, 1000, 86_400, 999_999, 4_200_000, 120_000_000, 3_500_000_000, 5e12].map(formatFileSize)).toEqual([
    '0 B',
    '999 B',
    '1 kB',
    '86 kB',
    '1 MB',
    '4,2 MB',
    '120 MB',
    '3,5 GB',
    '5.000 GB',
  ]);
});

test.each([
  [1_000_000, '1 MB'],
  [25_000_000, '25 MB'],
  [24_960_000, '25 MB'],
  [25_500_000, '25,5 MB'],
  [10_040_000_000, '10 GB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [999_700_000, '1 GB'],
])('formats %d bytes as %s', (bytes, printed) => {
  expect(formatFileSize(bytes)).toBe(printed);
});
