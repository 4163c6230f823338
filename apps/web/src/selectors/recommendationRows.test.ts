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

describe('recommendationRows', () => {
  it('sorts by gain and scales to the largest one', () => {
    const { rows } = recommendationRows([advice('small', 0.3), advice('large', 1.2, 'financial')], 'en');
    expect(rows).toEqual([
      {
        id: 'large TRM_experience_score',
        rule: 'large',
        gain: 1.2,
        share: 1,
        text: 'large in English',
        area: 'financial',
      },
      {
        id: 'small TRM_experience_score',
        rule: 'small',
        gain: 0.3,
        share: 0.25,
        text: 'small in English',
        area: 'team',
      },
    ]);
  });

  it('separates the lines without a gain, in the requested language', () => {
    const { rows, notes } = recommendationRows([advice('weakest', null, 'general')], 'es');
    expect(rows).toEqual([]);
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
