import { describe, expect, it } from 'vitest';

import { readChange, writeChange } from './changeText.ts';

describe('readChange', () => {
  it('is null without a change and empty for an open panel', () => {
    expect(readChange(null)).toBeNull();
    expect(readChange('')).toEqual({ rules: [], values: {} });
  });

  it('reads inputs, unknown inputs and rules', () => {
    expect(readChange('cash_runway_months:12,profit_margin:,bridge')).toEqual({
      rules: ['bridge'],
      values: { cash_runway_months: 12, profit_margin: null },
    });
  });

  it.each(['revenue:abc', 'revenue:Infinity', 'foundation_year:1999', '__proto__:1', 'nothing:3', 'a:1:2', '<b>'])(
    'ignores %s',
    (text) => expect(readChange(text)).toEqual({ rules: [], values: {} }),
  );

  it('takes numbers out of range to its end', () => {
    expect(readChange('team_completeness:99,profit_margin:-1000')?.values).toEqual({
      team_completeness: 5,
      profit_margin: -100,
    });
  });
});

describe('writeChange', () => {
  it('is read back as it was written', () => {
    const change = { rules: ['bridge'], values: { burn_rate: 12_000.5, profit_margin: -12, revenue: null } };
    expect(readChange(writeChange(change))).toEqual(change);
  });

  it('leaves out a figure that is no number yet', () => {
    expect(writeChange({ rules: [], values: { revenue: Number.NaN } })).toBe('');
  });
});
