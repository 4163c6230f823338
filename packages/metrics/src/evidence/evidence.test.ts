import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { monthsBetween } from '../dates/monthsBetween.ts';
import { calculate } from '../evaluate.ts';
import { example, master } from '../testing/examples.ts';
import { seed } from '../testing/startups.ts';
import type { StartupFacts } from '../types.ts';
import { ageFactor } from './ageFactor.ts';
import { believed } from './believed.ts';
import { evidenceFields } from './evidenceFields.ts';
import { evidenceKinds, evidenceWorth } from './evidenceKinds.ts';
import { reliabilities } from './reliabilities.ts';

const asOf = '2026-11-01';
const whole = example('E1').startup;
const evidencedShare = (startup: StartupFacts): number => calculate(startup, master, { asOf }).evidenced;
const all = (kind: (typeof evidenceKinds)[number], date = asOf): NonNullable<StartupFacts['evidence']> =>
  Object.fromEntries(evidenceFields.map((field) => [field, { kind, date }]));

describe('believed', () => {
  it.each([
    [0, 0.5, 0],
    [40, 0, 40],
    [100, 0, 40],
    [100, 0.65, 79],
    [60, 0.85, 57],
    [100, 1, 100],
  ])('of %d at a reliability of %d is %d', (score, reliability, expected) => {
    expect(believed(score, reliability)).toBeCloseTo(expected, 12);
  });

  it('rises with the score and with the evidence', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const score = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(score, score, share, share, (one, other, r, q) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(believed(high, r)).toBeGreaterThanOrEqual(believed(low, r));
        expect(believed(one, Math.max(r, q))).toBeGreaterThanOrEqual(believed(one, Math.min(r, q)));
      }),
      { seed },
    );
  });
});

describe('age', () => {
  it.each([
    ['2026-11-01', '2026-11-01', 0],
    ['2026-05-01', '2026-11-01', 6],
    ['2025-10-16', '2026-11-01', 12.5],
    ['2027-01-01', '2026-11-01', 0],
  ])('from %s to %s is %d months', (from, to, months) => {
    expect(monthsBetween(from, to)).toBeCloseTo(months, 12);
  });

  it.each([
    ['never', 600, 1],
    ['money', 6, 1],
    ['money', 9, 0.75],
    ['money', 12, 0.5],
    ['money', 18, 0.25],
    ['money', 24, 0],
    ['money', 60, 0],
    ['slow', 12, 1],
    ['slow', 18, 0.75],
    ['slow', 24, 0.5],
    ['slow', 36, 0.375],
    ['slow', 48, 0.25],
    ['slow', 600, 0.25],
  ] as const)('of %s facts, %d months leave %d', (ageing, months, left) => {
    expect(ageFactor(ageing, months)).toBeCloseTo(left, 12);
  });
});

type Severity = 'severe' | 'mild';
type State = 'open' | 'answered' | 'accepted';

/** Reliabilities where founders and team, of which the latter is documented, contradict each other. */
const contradicted = (severity: Severity, state: State) =>
  reliabilities(
    { evidence: { team_size: { kind: 'document' } } },
    { asOf, contradictions: [{ fields: ['founder_count', 'team_size'], severity, state }] },
  );

describe('reliabilities', () => {
  it('are those of the kind that a fact has of itself, while nothing supports it', () => {
    const of = reliabilities({}, { asOf });
    expect(of('burn_rate')).toEqual({ reliability: 0.85, stated: 1, evidenced: 0, months: 0, kind: 'claim' });
    expect(of('total_market_size')).toMatchObject({ reliability: 0.7, kind: 'market' });
    expect(of('innovation_level')).toMatchObject({ reliability: 0.65, kind: 'opinion' });
    expect(of('value_proposition.corporate').kind).toBe('opinion');
    expect(of('value_proposition.educational').kind).toBe('claim');
  });

  it.each(evidenceKinds)('of %s are its worth', (kind) => {
    const { reliability, isEvidenced } = evidenceWorth[kind];
    const of = reliabilities({ evidence: { revenue: { kind } } }, { asOf });
    expect(of('revenue')).toMatchObject({ kind, reliability, evidenced: isEvidenced ? reliability : 0 });
    expect(of('burn_rate').kind).toBe('claim');
  });

  it('fall with age, by the date of the fact or else of the statement', () => {
    const startup: StartupFacts = {
      stated_on: '2025-11-01',
      evidence: { revenue: { kind: 'document', date: '2026-02-01' } },
    };
    const of = reliabilities(startup, { asOf });
    expect(of('revenue')).toEqual({ reliability: 0.75, stated: 0.75, evidenced: 0.75, months: 9, kind: 'document' });
    expect(of('burn_rate')).toMatchObject({ reliability: 0.425, stated: 0.5, months: 12 });
    expect(of('patent_count').stated).toBe(1);
    expect(of('team_size').stated).toBe(1);
  });

  it('are none for defaults, which nobody stated', () => {
    const of = reliabilities({ defaulted_fields: ['revenue'], evidence: { revenue: { kind: 'document' } } }, { asOf });
    expect(of('revenue')).toEqual({ reliability: 0, stated: 0, evidenced: 0, months: 0, kind: 'default' });
  });

  it('fall where facts contradict each other, and everywhere else a little', () => {
    const severe = contradicted('severe', 'open');
    expect(severe('founder_count').reliability).toBeCloseTo(0.85 * 0.25 * 0.85, 12);
    expect(severe('team_size').reliability).toBe(0.25);
    expect(severe('burn_rate').reliability).toBeCloseTo(0.85 * 0.85, 12);
    expect(contradicted('mild', 'open')('founder_count').reliability).toBe(0.425);
    expect(contradicted('severe', 'answered')('founder_count').reliability).toBe(0.425);
    expect(contradicted('severe', 'accepted')('founder_count').reliability).toBe(0.85);
  });

  it('leave two fifths of the credibility, however much is wrong', () => {
    const severe = { fields: [], severity: 'severe', state: 'open' } as const;
    const of = (count: number) =>
      reliabilities({}, { asOf, contradictions: Array.from({ length: count }, () => severe) })('burn_rate').reliability;
    expect(of(3)).toBeCloseTo(0.85 * 0.55, 12);
    expect(of(4)).toBeCloseTo(0.85 * 0.4, 12);
    expect(of(9)).toBe(of(4));
  });

  it('take the strongest of two contradictions of one fact', () => {
    const mild = { fields: ['revenue'], severity: 'mild', state: 'open' } as const;
    const severe = { ...mild, severity: 'severe', state: 'answered' } as const;
    const of = reliabilities({}, { asOf, contradictions: [mild, { ...mild, severity: 'severe' }, severe] });
    expect(of('revenue').reliability).toBeCloseTo(0.85 * 0.25 * 0.85, 12);
  });

  it('need kinds that exist, and dates', () => {
    const strange = { evidence: { revenue: { kind: 'hearsay' } } } as unknown as StartupFacts;
    expect(() => reliabilities(strange, { asOf })('revenue')).toThrow(
      /evidence\.revenue\.kind must be one of checked/u,
    );
    const undated: StartupFacts = { evidence: { revenue: { date: 'May' } } };
    expect(() => reliabilities(undated, { asOf })('revenue')).toThrow(/evidence\.revenue\.date must be a date/u);
    expect(() => reliabilities({}, { asOf: '2026' })).toThrow(/asOf must be a date/u);
  });
});

describe('the evidenced share of a score', () => {
  it('is none while a startup only states, however much', () => {
    expect(evidencedShare(whole)).toBe(0);
    expect(evidencedShare({ ...whole, evidence: all('assessed') })).toBe(0);
  });

  it('is at most the stated share, which estimates are not part of', () => {
    const { coverage, evidenced } = calculate({ ...whole, evidence: all('document') }, master, { asOf });
    expect(evidenced).toBeGreaterThan(0.85);
    expect(evidenced).toBeLessThanOrEqual(coverage);
  });

  it('falls with the worth of the evidence and with its age', () => {
    const documented = evidencedShare({ ...whole, evidence: all('document') });
    expect(evidencedShare({ ...whole, evidence: all('page') })).toBeCloseTo(0.9 * documented, 12);
    expect(evidencedShare({ ...whole, evidence: all('document', '2025-11-01') })).toBeLessThan(documented);
  });

  it('grows by the weight of the fact that is evidenced', () => {
    // Market growth is a quarter of the market area, which is a fifth of the score from the growth stage on.
    const one = evidencedShare({ ...whole, evidence: { market_growth_rate: { kind: 'document' } } });
    expect(one).toBeCloseTo(0.25 * 0.2, 12);
  });

  it('is that of the least evidenced fact where a part stands on several', () => {
    const { lifetime_value = {}, customer_acquisition_cost = {} } = all('document');
    expect(evidencedShare({ ...whole, evidence: { lifetime_value } })).toBe(0);
    // Half of the efficiency, which is a quarter of the financial area, which is three tenths of the score.
    expect(evidencedShare({ ...whole, evidence: { lifetime_value, customer_acquisition_cost } })).toBeCloseTo(
      0.5 * 0.25 * 0.3,
      12,
    );
  });

  it('counts a segment whose total market nobody evidenced, and barriers only with what clears them', () => {
    expect(evidencedShare({ ...whole, evidence: { target_segment_size: { kind: 'document' } } })).toBeCloseTo(
      0.5 * 0.35 * 0.2 + 0.2 * 0.2 * 0.3,
      12,
    );
    expect(evidencedShare({ ...whole, evidence: { entry_barriers: { kind: 'document' } } })).toBe(0);
  });

  it('leaves unknown facts out', () => {
    expect(evidencedShare({ evidence: all('checked') })).toBe(0);
  });
});
