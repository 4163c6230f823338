import { formatScore } from '@aval/metrics';
import { expect, test } from 'vitest';

import { textsEn } from '../../texts/en.ts';
import { textsEs } from '../../texts/es.ts';
import { puenteVersions } from '../shared/fixtures.ts';
import { describeEvolution } from './describeEvolution.ts';

const dates = puenteVersions.map((version) => version.date);
const series = [
  { label: 'Investability', values: puenteVersions.map((version) => version.score), isMain: true },
  { label: 'Financial', values: puenteVersions.map((version) => version.financial) },
  { label: 'Team', values: puenteVersions.map((version) => version.team) },
];

test('describes the change, the largest mover and the start of the scale', () => {
  expect(describeEvolution({ dates, series, axisStart: { value: 40, text: '40' }, format: formatScore }, textsEn)).toBe(
    '5 versions from 15/09/2025 to 12/06/2026. Investability went from 57,3 to 64,8. Financial moved most (+13,9). The scale starts at 40.',
  );
});

test('reports unchanged values, and times within one day', () => {
  const still = [
    { label: 'Investability', values: [57.31, 57.3], isMain: true },
    { label: 'Team', values: [60, 59.98] },
  ];
  const times = ['2026-11-23T05:55:04.000Z', '2026-11-23T06:11:12.000Z'];
  const input = { dates: times, series: still, axisStart: { value: 0, text: '0' }, format: formatScore };
  expect(describeEvolution(input, textsEn)).toBe(
    '2 versions from 23/11/2026, 05:55 to 23/11/2026, 06:11. Investability stayed at 57,3.',
  );
  expect(describeEvolution(input, textsEs)).toContain('Investability se mantuvo en 57,3.');
});

test('describes a single version, and the start of a fractional scale', () => {
  const input = { dates: dates.slice(0, 1), series: [{ label: 'LTV to CAC', values: [2] }], format: formatScore };
  const axisStart = { value: 1.9, text: '1,90' };
  expect(describeEvolution({ ...input, axisStart }, textsEn)).toBe(
    'One version, 15/09/2025. LTV to CAC stayed at 2,0. The scale starts at 1,90.',
  );
  expect(describeEvolution({ ...input, axisStart: null }, textsEs)).toBe(
    'Una versión, 15/09/2025. LTV to CAC se mantuvo en 2,0.',
  );
});

test('is available in Spanish', () => {
  expect(
    describeEvolution(
      { dates, series: series.slice(0, 1), axisStart: { value: 0, text: '0' }, format: formatScore },
      textsEs,
    ),
  ).toBe('5 versiones, de 15/09/2025 a 12/06/2026. Investability pasó de 57,3 a 64,8.');
});

test('reports when there are no data', () => {
  expect(
    describeEvolution({ dates: [], series: [], axisStart: { value: 0, text: '0' }, format: formatScore }, textsEn),
  ).toBe('No data available to display');
});
