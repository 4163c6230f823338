import { describe, expect, it } from 'vitest';

import { readChange, writeChange } from './changeText.ts';

const known = ['bridge'];

describe('readChange', () => {
  it('is null without a change and empty for an open panel', () => {
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
  it.each(senseless)('ignores %s, and is null where nothing else is said', (text) => {
    expect(readChange(text, known)).toBeNull();
    expect(readChange(`${text},bridge`, known)).toEqual({ rules: ['bridge'], values: {} });
  });

  it('takes numbers out of range to its end', () => {
    expect(readChange('team_completeness:99,profit_margin:-1000', known)?.values).toEqual({
      team_completeness: 5,
      profit_margin: -100,
    });
  });
});

describe('writeChange', () => {
  it('is read back as it was written', () => {
    const change = { rules: ['bridge'], values: { burn_rate: 12_000.5, profit_margin: -12, revenue: null } };
    expect(readChange(writeChange(change), known)).toEqual(change);
  });

  it('leaves out a figure that is no number yet', () => {
    expect(writeChange({ rules: [], values: { revenue: Number.NaN } })).toBe('');
  });
});
