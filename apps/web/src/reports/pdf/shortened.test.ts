import { expect, test } from 'vitest';

import { shortened } from './shortened.ts';

const fits = (text: string) => text.length <= 8;

test.each([
  ['Puente', 'Puente'],
  ['Puente SL', 'Puente…'],
  ['Puente Alto', 'Puente…'],
  ['Consolidated', 'Consoli…'],
])('%j becomes %j', (text, line) => {
  expect(shortened(text, fits)).toBe(line);
});
