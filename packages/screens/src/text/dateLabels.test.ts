import { expect, test } from 'vitest';

import { dateLabels } from './dateLabels.ts';

test('labels are as long as needed to be distinct', () => {
  const dates = [
    '2026-11-23T05:55:41.000Z',
    '2026-11-23T05:55:09.000Z',
    '2026-11-23T05:12:00.000Z',
    '2026-06-12T08:00:00.000Z',
  ];
  expect(dateLabels(dates, 'en', 'UTC')).toEqual([
    '23/11/2026, 05:55:41',
    '23/11/2026, 05:55:09',
    '23/11/2026, 05:12',
    '12/06/2026',
  ]);
});

test('labels use the user’s time zone, whose date may differ', () => {
  const dates = ['2026-11-23T23:30:00.000Z', '2026-11-23T12:00:00.000Z', '2026-11-23T00:30:00.000Z'];
  expect(dateLabels(dates, 'es', 'Europe/Madrid')).toEqual(['24/11/2026', '23/11/2026, 13:00', '23/11/2026, 01:30']);
  expect(dateLabels(dates, 'es', 'America/Bogota')).toEqual(['23/11/2026, 18:30', '23/11/2026, 07:00', '22/11/2026']);
});
