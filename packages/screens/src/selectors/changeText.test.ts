import { describe, expect, it } from 'vitest';

import { readChange, writeChange } from './changeText.ts';

const known = ['bridge'];

describe('readChange', () => {
  it('is null without a change, and empty for an open panel', () => {
    expect(readChange(null, known)).toBeNull();
    expect(readChange('', known)).toEqual({ rules: [], values: {} });
  });

  it('reads inputs, unknown inputs and rules', () => {
    expect(readChange('cash_runway_months:12,profit_margin:,bridge,later', known)).toEqual({
      rules: ['bridge'],
      values: { cash_runway_months: 12, profit_margin: null },
    });
  });

  const senseless = [
    'revenue:abc',
    'revenue:Infinity',
    'foundation_year:1999',
    '__proto__:1',
    'a:1:2',
    '<b>',
    'garbage',
  ];
  it.each(senseless)('ignores %s, and is null when nothing else is valid', (text) => {
    expect(readChange(text, known)).toBeNull();
    expect(readChange(`${text},bridge`, known)).toEqual({ rules: ['bridge'], values: {} });
  });

  it('clamps numbers to their range', () => {
    expect(readChange('team_completeness:99,profit_margin:-1000', known)?.values).toEqual({
      team_completeness: 5,
      profit_margin: -100,
    });
  });
});

describe('writeChange', () => {
  it('round-trips', () => {
    const change = { rules: ['bridge'], values: { burn_rate: 12_000.5, profit_margin: -12, revenue: null } };
    expect(readChange(writeChange(change), known)).toEqual(change);
  });

  it('omits incomplete figures', () => {
    expect(writeChange({ rules: [], values: { revenue: Number.NaN } })).toBe('');
  });
});
