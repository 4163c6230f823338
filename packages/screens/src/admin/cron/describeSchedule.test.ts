import { expect, it } from 'vitest';

import { describeSchedule } from './describeSchedule.ts';

it.each([
  ['0 3 * * *', 'en', 'At 03:00'],
  ['0 3 * * *', 'es', 'A las 03:00'],
  ['*/15 * * * *', 'en', 'Every 15 minutes'],
  ['*/15 * * * *', 'es', 'Cada 15 minutos'],
  ['whenever', 'en', 'whenever'],
] as const)('%j in %s is %j', (expression, locale, words) => {
  expect(describeSchedule(expression, locale)).toBe(words);
});
