import { describe, expect, it } from 'vitest';

import type { ExaminedFacts } from '../contradictions/Contradiction.ts';
import { example, master } from '../testing/examples.ts';
import { recommendationPatch } from './recommendationPatch.ts';
import { recommendations } from './recommendations.ts';

const options = { asOf: '2026-11-01' };
const [bootstrapped, angels] = [1, 3];
const [idea, prototype, growth] = [1, 2, 4];
const [consumer, marketplace, saas] = [2, 3, 4];
const healthcare = 2;

const patchOf = (rule: string, startup: ExaminedFacts) => recommendationPatch(rule, startup, master, options);

const pilot = (channel_synergy: number) => ({ value_proposition: { corporate: { channel_synergy } } });
const rulesUnder = (lens: 'general' | 'corporate' | 'educational', startup: ExaminedFacts) =>
  recommendations(startup, master, { ...options, lens }).map(({ rule }) => rule);

/** Two months from an empty account. */
const short: ExaminedFacts = {
  financing_type_id: angels,
  cash_runway_months: 2,
  burn_rate: 30_000,
  funding_raised: 400_000,
  revenue: 120_000,
  profit_margin: -60,
  financials: { total_debt: 10_000, total_equity: 90_000, cash_in_bank: 61_000 },
};

describe('recommendationPatch', () => {
  it('lets everything move that has to move with more cash', () => {
    expect(patchOf('bridge_round', short)).toEqual({
      cash_runway_months: 6,
      funding_raised: 520_000,
      financials: { total_debt: 10_000, total_equity: 210_000, cash_in_bank: 181_000 },
    });
    expect(patchOf('cut_now', short)).toEqual({
      burn_rate: 18_000,
      cash_runway_months: 3.3,
      profit_margin: -36,
      financials: { total_debt: 10_000, total_equity: 90_000, cash_in_bank: 59_400 },
    });
  });

  it('keeps a company without outside money free of it', () => {
    const own = { ...short, financing_type_id: bootstrapped, funding_raised: null };
    expect(patchOf('bridge_round', own)).toBeNull();
    expect(patchOf('owners_loan', own)?.financials).toEqual({
      total_debt: 130_000,
      total_equity: 90_000,
      cash_in_bank: 181_000,
    });
  });

  it('stops at three months of cash', () => {
    expect(patchOf('cut_now', { ...short, cash_runway_months: 3, financials: {} })).not.toBeNull();
    expect(patchOf('cut_now', { ...short, cash_runway_months: 3.1, financials: {} })).toBeNull();
  });

  it('turns debt into capital until equity is as large', () => {
    const owing = { financials: { total_debt: 300_000, total_equity: -100_000 } };
    expect(patchOf('negative_equity', owing)?.financials).toEqual({ total_debt: 100_000, total_equity: 100_000 });
    expect(patchOf('negative_equity', { financials: { total_equity: 0 } })).toBeNull();
    const deep = { financials: { total_debt: 100_000, total_equity: -500_000 } };
    expect(patchOf('negative_equity', deep)?.financials).toEqual({ total_debt: 10_000, total_equity: 10_000 });
    const heavy = { financials: { total_debt: 300_000, total_equity: 100_000 } };
    expect(patchOf('deleverage', heavy)?.financials).toEqual({ total_debt: 200_000, total_equity: 200_000 });
  });

  it('states growth in place of a history that would contradict it', () => {
    const shrinking = {
      financials: {
        total_debt: 5,
        revenue_history: [
          { year: 2024, revenue: 400_000 },
          { year: 2025, revenue: 300_000 },
        ],
      },
    };
    expect(patchOf('stop_losing_customers', shrinking)).toEqual({
      revenue: 300_000,
      financials: { total_debt: 5, revenue_history: null, revenue_growth_rate: 0 },
    });
  });

  it('adds revenue with its figure per employee and the same loss', () => {
    const pilots = {
      stage_id: prototype,
      revenue: 10_000,
      team_size: 4,
      revenue_per_employee: 2500,
      profit_margin: -80,
    };
    expect(patchOf('first_paid_pilots', pilots)).toEqual({
      revenue: 40_000,
      revenue_per_employee: 10_000,
      profit_margin: -20,
    });
    expect(patchOf('first_paid_pilots', { ...pilots, business_model_id: consumer })).toBeNull();
    expect(patchOf('first_hundred_customers', { ...pilots, revenue: 0, business_model_id: consumer })?.revenue).toBe(
      10_000,
    );
    expect(patchOf('first_paid_pilots', { ...pilots, target_segment_size: 0.03 })).toBeNull();
  });

  it('does not raise a rating beyond its limit', () => {
    const founders = { stage_id: growth, business_model_id: saas, team_completeness: 5, revenue: 2_000_000 };
    expect(patchOf('finance_lead', founders)).toBeNull();
    expect(patchOf('finance_lead', { ...founders, team_completeness: 4 })).toEqual({ team_completeness: 5 });
    expect(patchOf('paid_pilot', pilot(9))).toBeNull();
    expect(patchOf('paid_pilot', pilot(8))?.value_proposition?.corporate?.channel_synergy).toBe(10);
    const advice = recommendations(pilot(6), master, { ...options, lens: 'corporate' });
    expect(advice.find(({ rule }) => rule === 'paid_pilot')?.why?.en).toBe('Channel synergy 6 → 8 of 10');
  });

  it('does not rate a product without users too well', () => {
    const drug = { industry_id: healthcare, stage_id: prototype, revenue: 0, patent_count: 1 };
    expect(patchOf('endpoint', { ...drug, customer_feedback: 3.5 })).toEqual({ customer_feedback: 4 });
    expect(patchOf('endpoint', { ...drug, customer_feedback: 4 })).toBeNull();
  });

  it('narrows the market to no fewer competitors than are listed', () => {
    const crowded = { competitor_count: 60, target_segment_size: 10, business_model_id: marketplace };
    expect(patchOf('narrower_niche', crowded)).toEqual({ competitor_count: 20, target_segment_size: 7 });
    const competitors = Array.from({ length: 25 }, () => ({ strength: 5 }));
    expect(patchOf('narrower_niche', { ...crowded, value_proposition: { competitors } })?.competitor_count).toBe(25);
    expect(patchOf('narrower_niche', { ...crowded, competitor_count: 14 })).toBeNull();
  });

  it('joins the groups of a team', () => {
    expect(patchOf('join_the_groups', example('E6').startup)?.team?.relationships?.at(-1)).toEqual({
      a: 'c',
      b: 'f',
      strength: 5,
    });
    const two = { team: { members: [{ id: 1 }, { id: 2 }] } };
    expect(patchOf('join_the_groups', two)).toEqual({
      team: { members: [{ id: 1 }, { id: 2 }], relationships: [{ a: 1, b: 2, strength: 5 }] },
    });
    expect(patchOf('join_the_groups', { team: { members: [{ id: 1 }] } })).toBeNull();
    expect(patchOf('join_the_groups', { team: {} })).toBeNull();
  });

  it('answers what does not add up, and gives a document for what is only stated', () => {
    const wrong = { founder_count: 4, team_size: 3, stage_id: idea };
    expect(patchOf('add_up', wrong)?.answers).toEqual({ founders_above_team: { text: '', accepted: true } });
    expect(
      patchOf('add_up', { ...wrong, answers: { founders_above_team: { text: 'Two are not employed' } } }),
    ).toBeNull();
    const claimed: ExaminedFacts = {
      cash_runway_months: 9,
      burn_rate: 100,
      evidence: { burn_rate: { kind: 'document' } },
    };
    expect(patchOf('prove_cash', claimed)?.evidence).toEqual({
      cash_runway_months: { kind: 'document' },
      burn_rate: { kind: 'document' },
    });
    const proven: ExaminedFacts = {
      ...claimed,
      evidence: { burn_rate: { kind: 'document' }, cash_runway_months: { kind: 'page' } },
    };
    expect(patchOf('prove_cash', proven)).toBeNull();
    expect(patchOf('prove_cash', { ...claimed, defaulted_fields: ['cash_runway_months'] })).toBeNull();
  });

  it('gives nothing for advice that changes no fact, does not apply, or does not exist', () => {
    expect(patchOf('thirteen_weeks', short)).toBeNull();
    expect(patchOf('raise_round', example('E1').startup)).toBeNull();
    expect(patchOf('weakest', example('E1').startup)).toBeNull();
  });
});

describe('the lens', () => {
  const kelpa = example('E4').startup;

  it('has advice of its own, and none on the investability as a whole', () => {
    expect(rulesUnder('educational', kelpa)).toContain('readiness_step');
    expect(rulesUnder('general', kelpa)).not.toContain('readiness_step');
    expect(rulesUnder('general', kelpa)).toContain('weakest');
    expect(rulesUnder('educational', kelpa)).not.toContain('weakest');
  });

  it('decides what is healthy', () => {
    const investable = { ...kelpa, cash_runway_months: 16 };
    const patchUnder = (lens: 'general' | 'corporate' | 'educational') =>
      recommendationPatch('raise_round', investable, master, { ...options, lens });
    expect([patchUnder('general'), patchUnder('educational')]).toEqual([null, null]);
    expect(patchUnder('corporate')?.cash_runway_months).toBeGreaterThan(16);
  });
});
