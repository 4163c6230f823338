import { expect, it } from 'vitest';

import { extractFacts } from '../../extractFacts.ts';
import { linesOf } from '../../testing/linesOf.ts';

const numberIn = (...lines: string[]) =>
  extractFacts(linesOf(...lines), 2026).find(({ field }) => field === 'nif')?.value;

it.each([
  ['© 2026 Acme Robotics, Inc. · 77 Exchange Blvd · EIN 83-2907716', '83-2907716'],
  ['ACME DIGITAL, S.L. | NIF B23918048', 'B23918048'],
  ['Acme, S.L. (CIF ES-free) con NIF B-23918048 y sede en Vigo.', 'B23918048'],
  ['Milpa Viva, S.A.P.I. de C.V. · RFC MVI190412QK3', 'MVI190412QK3'],
])('%s', (line, number) => {
  expect(numberIn('Acme', line)).toBe(number);
});

it('takes no number of a person, and none without its name', () => {
  expect(numberIn('Acme', 'Representante: Ana Ruiz, NIF 36124890T')).toBeUndefined();
  expect(numberIn('Acme', 'Call us at 83-2907716')).toBeUndefined();
});
