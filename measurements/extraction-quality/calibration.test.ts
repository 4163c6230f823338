import { expect, test } from 'vitest';

import { calibration, calibrationLines } from './calibration.ts';
import type { Judgement } from './judge.ts';

const judged = (verdict: Judgement['verdict'], confidence: number): Judgement => ({
  verdict,
  field: 'revenue',
  confidence,
});

test('every confidence belongs to the band that begins at or below it', () => {
  const bounds = [100, 95, 94.9, 90, 89, 80, 79, 70, 69, 60, 59, 0];
  const bands = calibration(bounds.map((confidence) => judged('right', confidence)));
  expect(bands.map(({ name, promised, values }) => [name, promised, values])).toEqual([
    ['95-100', 95, 2],
    ['90-94', 90, 2],
    ['80-89', 80, 2],
    ['70-79', 70, 2],
    ['60-69', 60, 2],
    ['below 60', null, 2],
  ]);
});

test('wrong and invented values count, and missed facts do not', () => {
  const judgements = [judged('right', 82), judged('wrong', 85), judged('invented', 80)];
  const [, , band] = calibration([...judgements, { verdict: 'missed', field: 'name' }]);
  expect(band).toMatchObject({ values: 3, right: 1 });
});

test('a band that has fewer right values than its confidence promises is marked', () => {
  const lines = calibrationLines([judged('right', 97), judged('wrong', 72), judged('wrong', 55)]);
  expect(lines.map((line) => line.trim().split(/ {2,}/).at(-1))).toEqual([
    'promise',
    'held',
    '-',
    '-',
    'NOT HELD',
    '-',
    'offered',
  ]);
});
