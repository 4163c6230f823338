import { formatScore } from '@aval/metrics';
import { expect, test } from 'vitest';

import { wordsEn } from '../../words/en.ts';
import { wordsEs } from '../../words/es.ts';
import { puenteVersions } from '../shared/fixtures.ts';
import { describeEvolution } from './describeEvolution.ts';

const dates = puenteVersions.map((version) => version.date);
const series = [
  { label: 'Investability', values: puenteVersions.map((version) => version.score), isMain: true },
  { label: 'Financial', values: puenteVersions.map((version) => version.financial) },
  { label: 'Team', values: puenteVersions.map((version) => version.team) },
];

test('tells how the score went, what moved most and where the scale starts', () => {
  expect(describeEvolution({ dates, series, axisStart: 40, format: formatScore }, wordsEn)).toBe(
    '5 versions from 15/09/2025 to 12/06/2026. Investability went from 57,3 to 64,8. Financial moved most (+13,9). The scale starts at 40.',
  );
});

test('gives a change that prints as zero no sign', () => {
  const still = [
    { label: 'Investability', values: [57.3, 64.8], isMain: true },
    { label: 'Team', values: [60, 59.98] },
  ];
  const input = { dates: dates.slice(0, 2), series: still, axisStart: 0, format: formatScore };
  expect(describeEvolution(input, wordsEn)).toContain('Team moved most (0,0).');
});

test('speaks Spanish', () => {
  expect(describeEvolution({ dates, series: series.slice(0, 1), axisStart: 0, format: formatScore }, wordsEs)).toBe(
    '5 versiones, de 15/09/2025 a 12/06/2026. Investability pasó de 57,3 a 64,8.',
  );
});

test('says when there is nothing', () => {
  expect(describeEvolution({ dates: [], series: [], axisStart: 0, format: formatScore }, wordsEn)).toBe(
    'No data available to display',
  );
});
