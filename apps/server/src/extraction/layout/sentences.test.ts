import { expect, test } from 'vitest';

import { sentencesOf } from './sentences.ts';

const piecesOf = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

test('a sentence ends with its period, not with that of a legal form', () => {
  expect(piecesOf('Brizna, S.L. vende juegos. Nació en 2019.')).toEqual([
    'Brizna, S.L. vende juegos.',
    ' Nació en 2019.',
  ]);
});

test('a very long stretch without a period is split between words', () => {
  const text = 'a customer costs €1 to win and '.repeat(500);
  const pieces = piecesOf(text);
  expect(pieces.join('')).toBe(text.trimEnd() + ' ');
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(1500);
  expect(pieces.slice(1).every((piece) => piece.startsWith(' '))).toBe(true);
});

test('letters without a space are split too', () => {
  expect(piecesOf('a'.repeat(4000)).map(({ length }) => length)).toEqual([1500, 1500, 1000]);
});
