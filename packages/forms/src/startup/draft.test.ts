import { describe, expect, it } from 'vitest';

import { filledValues } from '../testing/filledValues.ts';
import { hasContent, requestKeyOf, stepOfDraft, valuesOfDraft } from './draft.ts';
import { emptyValues } from './wizardValues.ts';

describe('a draft', () => {
  it('round-trips through JSON', () => {
    const draft = { step: 3, values: filledValues() };
    const restored = JSON.parse(JSON.stringify(draft)) as typeof draft;
    expect(valuesOfDraft(restored)).toEqual(filledValues());
    expect(stepOfDraft(restored)).toBe(3);
  });

  it('keeps that no cash is burned', () => {
    expect(valuesOfDraft({ step: 4, values: { burn_rate: false, revenue: false } })).toMatchObject({
      burn_rate: false,
      revenue: null,
    });
  });

  it('keeps an invalid figure as typed', () => {
    const values = { burn_rate: '12M', profit_margin: 'a third', team_size: 'six' };
    expect(valuesOfDraft({ step: 4, values })).toMatchObject(values);
  });

  it('is a new form when there is none', () => {
    expect(valuesOfDraft(null)).toEqual(emptyValues());
    expect(stepOfDraft(undefined)).toBe(0);
  });

  it('drops invalid values', () => {
    const damaged = {
      step: 2.5,
      values: {
        name: 5,
        industry_id: 'Technology',
        technical_expertise: 'good',
        is_private: 2,
        is_owner: 'yes',
        foundation_year: 2024,
        burn_rate: Infinity,
        ghost: 1,
      },
    };
    expect(valuesOfDraft(damaged as never)).toEqual(emptyValues());
    expect(stepOfDraft(damaged as never)).toBe(0);
    expect(valuesOfDraft({ step: 0 } as never)).toEqual(emptyValues());
  });

  it('keeps its request key, and gets one when it has none', () => {
    const requestKey = requestKeyOf(null);
    expect(requestKeyOf({ step: 0, values: {}, requestKey })).toBe(requestKey);
    expect(requestKeyOf({ step: 0, values: {} })).not.toBe(requestKey);
    expect(requestKeyOf({ step: 0, values: {}, requestKey: 'none' })).not.toBe('none');
  });

  it('has content once something was typed or switched', () => {
    expect(hasContent(emptyValues())).toBe(false);
    expect(hasContent({ ...emptyValues(), name: 'V' })).toBe(true);
    expect(hasContent({ ...emptyValues(), is_owner: false })).toBe(true);
  });
});
