import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import subsetFont from 'subset-font';
import { expect, test } from 'vitest';

import { coveredBy } from './coveredBy.ts';

test('names the characters that a font was cut down to, and no others', async () => {
  const whole = readFileSync(
    fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
  );
  const font = await subsetFont(whole, 'ABCñ€東', { targetFormat: 'truetype' });
  const codes = coveredBy(font).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
  expect(codes.filter((code) => code < 0xffff).map((code) => String.fromCharCode(code))).toEqual(Array.from('ABCñ€'));
});
