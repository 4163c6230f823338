import { expect, test } from 'vitest';

import { textsEn } from '../../texts/en.ts';
import { textsEs } from '../../texts/es.ts';
import { puenteParts } from '../shared/fixtures.ts';
import { describeWaterfall } from './describeWaterfall.ts';

test('describes how the score adds up', () => {
  expect(describeWaterfall(puenteParts('en'), { points: 64.8 }, textsEn)).toBe(
    '5 parts add up to 64,8 of 100. Team adds most (16,9), Financial least (9,5). Weakest area again: 11,9 more.',
  );
});

test('leaves a limit out of what adds most and least', () => {
  const limit = { label: 'Limit', points: -19.8, maximum: null };
  expect(describeWaterfall([...puenteParts('en'), limit], { points: 45 }, textsEn)).toContain('Financial least (9,5)');
});

test('describes it in Spanish', () => {
  expect(describeWaterfall(puenteParts('es'), { points: 64.8 }, textsEs)).toBe(
    '5 partes suman 64,8 de 100. Equipo y recursos es la que más suma (16,9), Finanzas la que menos (9,5). Eslabón más débil: 11,9 más.',
  );
});

test('uses a short description without parts', () => {
  expect(describeWaterfall([], { points: 0 }, textsEn)).toBe('0 parts add up to 0,0 of 100.');
});
