import { expect, test } from 'vitest';

import { textsEn } from '../../texts/en.ts';
import { scores } from '../shared/fixtures.ts';
import { describeDotPlot, overlapping } from './describeDotPlot.ts';

test('names the first, the last and those with uncertain order', () => {
  expect(describeDotPlot(scores, textsEn)).toBe(
    'Startups by score: 6, from Tendero (35,2) to Solara (82,8). Ranges overlap, so the order is not certain: Puente, Kumo Energía, Kelpa and Faro Legal.',
  );
});

test('finds no overlap without ranges', () => {
  const items = [
    { label: 'A', score: 50, range: null },
    { label: 'B', score: 50, range: { low: 40, high: 60 } },
  ];
  expect(overlapping(items)).toEqual([]);
  expect(describeDotPlot(items, textsEn)).toBe('Startups by score: 2, at 50,0.');
});

test('reports when no startup has a score', () => {
  expect(describeDotPlot([{ label: 'A', score: null, range: null }], textsEn)).toBe('No data available to display');
});
