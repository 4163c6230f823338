import { expect, test } from 'vitest';

import { compareValues } from './compareValues.ts';

test('numbers sort by size', () => {
  expect([10, 9, 100].toSorted(compareValues)).toEqual([9, 10, 100]);
});

test('texts sort without regard to case and accents', () => {
  expect(['Zeta', 'ámbar', 'Alba', 'beta'].toSorted(compareValues)).toEqual(['Alba', 'ámbar', 'beta', 'Zeta']);
});

test('numbers inside texts sort by size', () => {
  expect(['Fase 10', 'Fase 9'].toSorted(compareValues)).toEqual(['Fase 9', 'Fase 10']);
});
