import { describe, expect, it } from 'vitest';

import { ltvCacEntry, ltvCacVerdict } from './ltvCac.ts';

describe('LTV/CAC', () => {
  it.each([
    [3, 'general', true],
    [2.99, 'general', false],
    [2.996, 'general', true],
    [2.994, 'general', false],
    [5, 'corporate', true],
    [4.99, 'corporate', false],
    [3, 'educational', true],
    [2.99, 'educational', false],
    [null, 'general', null],
  ] as const)('of %s is judged in the %s lens: %s', (ratio, lens, met) => {
    expect(ltvCacVerdict(ratio, lens).met).toBe(met);
  });

  it('is explained in both languages, with its benchmark', () => {
    expect(ltvCacEntry.title).toEqual({ en: 'LTV/CAC', es: 'LTV/CAC' });
    expect(ltvCacVerdict(null, 'corporate').benchmark?.text).toEqual({ en: 'At least 5', es: 'Al menos 5' });
  });
});
