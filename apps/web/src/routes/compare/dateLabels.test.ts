import { expect, test } from 'vitest';

import { dateLabels } from './dateLabels.ts';

test('dates say as much as tells them apart', () => {
  const dates = [
    '2026-11-23T05:55:41.000Z',
    '2026-11-23T05:55:09.000Z',
    '2026-11-23T05:12:00.000Z',
    '2026-06-12T08:00:00.000Z',
  ];
  expect(dateLabels(dates, 'en')).toEqual([
    '23/11/2026, 05:55:41',
    '23/11/2026, 05:55:09',
    '23/11/2026, 05:12',
    '12/06/2026',
  ]);
});
