import { expect, test } from 'vitest';

import { textsEn } from '../../texts/en.ts';
import { textsEs } from '../../texts/es.ts';
import { areaAxes, puenteSeries } from '../shared/fixtures.ts';
import { describeRadar } from './describeRadar.ts';

const [puente, mean] = puenteSeries;

test('names the strongest and the weakest axis of one series', () => {
  expect(describeRadar(areaAxes('en'), [puente], textsEn)).toBe(
    'Team is the strongest (70,4), Financial the weakest (59,2). All lie within 11,2 points.',
  );
});

test('compares two series by their printed values', () => {
  expect(describeRadar(areaAxes('en'), [puente, mean], textsEn)).toBe(
    'Puente against Industry median, n = 14. Ahead in Value (+8,8), Market (+5,5) and Team (+4,1). Behind in Financial (−2,7).',
  );
});

test('is available in Spanish', () => {
  expect(describeRadar(areaAxes('es'), [puente], textsEs)).toBe(
    'La más fuerte es Equipo y recursos (70,4), la más débil Finanzas (59,2). Entre todas hay 11,2 puntos.',
  );
});

test('reports equal values and missing data', () => {
  const equal = { label: 'Flat', values: [50, 50, 50, 50] };
  expect(describeRadar(areaAxes('en'), [equal], textsEn)).toBe('All 4 axes are at 50,0.');
  expect(describeRadar(areaAxes('en'), [], textsEn)).toBe('No scores available to display');
});
