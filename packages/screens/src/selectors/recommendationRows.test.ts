import type { Recommendation } from '@aval/metrics';
import { describe, expect, it } from 'vitest';

import { recommendationRows } from './recommendationRows.ts';

const advice = (rule: string, gain: number | null, group: Recommendation['group'] = 'team'): Recommendation => ({
  rule,
  gain,
  group,
  metric: 'TRM_experience_score',
  text: { en: `${rule} in English`, es: `${rule} en español` },
});

const both = (name: string) => ({ en: name, es: `${name} en español` });

describe('recommendationRows', () => {
  it('sorts by gain and scales to the largest one', () => {
    const { rows } = recommendationRows([advice('small', 0.3), advice('large', 1.2, 'financial')], 'en');
    expect(rows.map(({ rule, gain, share, area }) => [rule, gain, share, area])).toEqual([
      ['large', 1.2, 1, 'financial'],
      ['small', 0.3, 0.25, 'team'],
    ]);
    expect(rows[0]).toMatchObject({ id: 'large TRM_experience_score', text: 'large in English', isDuty: false });
  });

  it('tells why, who and how to prove it, in the requested language; null where that was not stored', () => {
    const whole = { ...advice('x', 1), why: both('why'), who: both('who'), proof: both('proof') };
    expect(recommendationRows([whole], 'es').rows[0]).toMatchObject({
      why: 'why en español',
      who: 'who en español',
      proof: 'proof en español',
    });
    expect(recommendationRows([advice('x', 1)], 'en').rows[0]).toMatchObject({ why: null, who: null, proof: null });
  });

  it('starts with the duties in their order, even without a gain', () => {
    const duty = (rule: string, gain: number | null) => ({
      ...advice(rule, gain),
      is_duty: true,
      who: { en: '', es: '' },
    });
    const { rows } = recommendationRows([duty('cut', 0.2), duty('plan', null), advice('large', 3)], 'en');
    expect(rows.map(({ rule, gain, isDuty }) => [rule, gain, isDuty])).toEqual([
      ['cut', 0.2, true],
      ['plan', null, true],
      ['large', 3, false],
    ]);
  });

  it('keeps a duty that does not change the printed score', () => {
    const duty = { ...advice('cut', 0.1), is_duty: true };
    expect(recommendationRows([duty], 'en', () => 0).rows).toMatchObject([{ rule: 'cut', gain: null }]);
  });

  it('separates the lines that name nobody and no gain, in the requested language', () => {
    const note = { ...advice('local', null), who: { en: 'Founders', es: 'Fundadores' } };
    const { rows, notes } = recommendationRows([advice('weakest', null, 'general'), note], 'es');
    expect(rows.map(({ rule }) => rule)).toEqual(['local']);
    expect(notes).toEqual(['weakest en español']);
  });

  it('uses the change of the printed score, and omits steps that do not change it', () => {
    const stored = [advice('tried', 0.3), advice('flat', 0.1), advice('stored', 0.4)];
    const printed = new Map([
      ['tried', 0.5],
      ['flat', 0],
    ]);
    const { rows } = recommendationRows(stored, 'en', (rule) => printed.get(rule) ?? null);
    expect(rows.map(({ rule, gain }) => [rule, gain])).toEqual([
      ['tried', 0.5],
      ['stored', 0.4],
    ]);
  });

  it('does not scale by a loss', () => {
    expect(recommendationRows([advice('loss', -0.1)], 'en').rows[0]?.share).toBe(0);
  });
});
