import { describe, expect, it } from 'vitest';

import { calculate, evaluate } from '../evaluate.ts';
import { requiredInputs } from '../inputs/requiredInputs.ts';
import { readTrust, readValue } from '../model/sheet.ts';
import type { SourceId } from '../model/sources.ts';
import { prepare } from '../prepare.ts';
import { example, master } from '../testing/examples.ts';
import type { FinancialFacts, MasterData, MasterRow, StartupFacts, ValuePropositionFacts } from '../types.ts';
import { teamGraph } from './teamGraph.ts';
import { graphOf } from './writeTeamFacts.ts';

const options = { asOf: '2026-11-01' };
const solara = example('E1').startup;

const read = (startup: StartupFacts, source: SourceId, lists: MasterData = master): number | null =>
  readValue(prepare(startup, lists, options).sheet, source);
const mix = (students: Record<string, number | null>): number | null =>
  read({ value_proposition: { educational: { students } } }, 'discipline_mix');
/** A startup as JavaScript may send it. */
const loose = (startup: unknown): StartupFacts => startup as StartupFacts;

describe('wrong types', () => {
  it.each([
    [{ revenue: '100' }, 'evaluate: revenue must be a finite number or null, got "100".'],
    [{ team_size: Number.NaN }, 'evaluate: team_size must be a finite number or null, got NaN.'],
    [{ burn_rate: Infinity }, 'evaluate: burn_rate must be a finite number or null, got Infinity.'],
    [{ patent_count: true }, 'evaluate: patent_count must be a finite number or null, got true.'],
    [{ revenue: () => 1 }, 'evaluate: revenue must be a finite number or null, got () => 1.'],
    [{ stage_id: 'MVP' }, 'evaluate: stage_id must be a finite number or null, got "MVP".'],
    [{ revenue: 'x', defaulted_fields: ['revenue'] }, 'evaluate: revenue must be a finite number or null, got "x".'],
    [{ defaulted_fields: 'revenue' }, 'evaluate: defaulted_fields must be a list of field names, got "revenue".'],
    [{ team: [] }, 'evaluate: team must be an object or null, got [].'],
    [{ team: 'six' }, 'evaluate: team must be an object or null, got "six".'],
    [{ team: { members: {} } }, 'evaluate: team.members must be a list or null, got {}.'],
    [{ team: { members: [{}] } }, 'evaluate: team.members.id must be a text or a number, got undefined.'],
    [{ team: { members: ['a'] } }, 'evaluate: team.members must be a list of objects, got ["a"].'],
    [{ team: { founders: [null] } }, 'evaluate: team.founders must be a list of objects, got [null].'],
    [
      { team: { members: [{ id: 'a' }], relationships: [{ a: 'a', b: 'a', strength: 'x' }] } },
      'evaluate: team.relationships.strength must be a finite number or null, got "x".',
    ],
    [
      { financials: { revenue_history: [{ year: '2024', revenue: 1 }] } },
      'evaluate: financials.revenue_history.year must be a finite number or null, got "2024".',
    ],
    [
      { value_proposition: { corporate: { channel_synergy: '8' } } },
      'evaluate: value_proposition.corporate.channel_synergy must be a finite number or null, got "8".',
    ],
    [
      { value_proposition: { educational: { students: { biology: 'many' } } } },
      'evaluate: value_proposition.educational.students must be a finite number or null, got "many".',
    ],
  ])('%j is rejected', (startup, message) => {
    expect(() => evaluate(loose(startup), master, options)).toThrow(new RangeError(message));
  });

  it('are rejected in the startup itself, the year and master data', () => {
    expect(() => evaluate(loose('x'), master, options)).toThrow('startup must be an object, got "x"');
    expect(() => evaluate(loose(null), master, options)).toThrow('startup must be an object, got null');
    expect(() => evaluate({}, loose(undefined) as MasterData, options)).toThrow(
      'master must be an object, got undefined',
    );
    expect(() => evaluate({}, master, [] as never)).toThrow('options must be an object, got []');
    expect(() => evaluate({}, master, { asOf: '2026-11-01', lens: 'x' as 'all' })).toThrow(
      'lens must be one of all, general, corporate, educational, got "x"',
    );
    expect(() => evaluate({}, master, { asOf: '2026' })).toThrow(`asOf must be a date, 'YYYY-MM-DD', got "2026"`);
    expect(() => evaluate({}, { ...master, stages: {} } as unknown as MasterData, options)).toThrow(
      'master.stages must be a list, got {}',
    );
    expect(() => read({ stage_id: 1 }, 'age', { ...master, stages: [{ id: 1 } as MasterRow] })).toThrow(
      'master.name must be a text, got undefined',
    );
    expect(() => read({ stage_id: 1 }, 'age', { ...master, stages: [{ id: 1, name: 'Idea', headcount: 0 }] })).toThrow(
      'stages.headcount must be greater than 0, got 0',
    );
    expect(() => read({ stage_id: 1 }, 'age', { ...master, stages: [{ id: 1, name: 'Idea', maturity: -1 }] })).toThrow(
      'stages.maturity must be at least 0, got -1',
    );
  });
});

describe('values outside their domain', () => {
  it('are clamped and named', () => {
    const startup = { ...solara, customer_feedback: 9, patent_count: -5, unique_features: 12 };
    const { clamped, ...figures } = calculate(startup, master, options);
    expect(clamped).toEqual([
      { field: 'patent_count', value: -5, used: 0 },
      { field: 'unique_features', value: 12, used: 10 },
      { field: 'customer_feedback', value: 9, used: 5 },
    ]);
    const within = { ...solara, customer_feedback: 5, patent_count: 0, unique_features: 10 };
    const { clamped: unclamped, ...expected } = calculate(within, master, options);
    expect(unclamped).toEqual([]);
    expect(figures).toEqual(expected);
  });

  it('are clamped in optional facts too', () => {
    const value: ValuePropositionFacts = {
      very_disappointed_pct: 120,
      competitors: [{ name: 'X', market_share: 2, strength: -1 }],
      corporate: { market_overlap_pct: -3 },
      educational: { trl: 12 },
    };
    const { clamped } = calculate({ value_proposition: value }, master, options);
    expect(clamped.map(({ field, used }) => [field, used])).toEqual([
      ['value_proposition.very_disappointed_pct', 100],
      ['value_proposition.competitors.market_share', 1],
      ['value_proposition.competitors.strength', 0],
      ['value_proposition.corporate.market_overlap_pct', 0],
      ['value_proposition.educational.trl', 9],
    ]);
  });

  it.each([
    [
      { financials: { pre_money_valuation: -1, total_debt: 5 } },
      { financials: { pre_money_valuation: 0, total_debt: 5 } },
    ],
    [{ value_proposition: { very_disappointed_pct: 140 } }, { value_proposition: { very_disappointed_pct: 100 } }],
    [
      { value_proposition: { corporate: { channel_synergy: 12, strategic_alignment: 7 } } },
      { value_proposition: { corporate: { channel_synergy: 10, strategic_alignment: 7 } } },
    ],
    [
      { value_proposition: { educational: { trl: 0, mentors: 3 } } },
      { value_proposition: { educational: { trl: 1, mentors: 3 } } },
    ],
  ])('count as their limit, with the others of their group unchanged: %o', (beyond, atLimit) => {
    expect(prepare(beyond, master, options).sheet).toEqual(prepare(atLimit, master, options).sheet);
  });

  it('are clamped above their limit too, each rival and each discipline separately', () => {
    const value_proposition = {
      competitors: [{ strength: 11 }],
      educational: { students: { engineering: 2e6, biology: 1e6 } },
    };
    expect(calculate({ value_proposition }, master, options).clamped).toEqual([
      { field: 'value_proposition.competitors.strength', value: 11, used: 10 },
      { field: 'value_proposition.educational.students', value: 2e6, used: 1e6 },
    ]);
  });

  it.each([
    [{ financials: { revenue_history: [{ year: 2025, revenue: 2e12 }] } }, 'financials.revenue_history.revenue', 1e12],
    [
      { team: { members: [{ id: 1 }, { id: 2 }], relationships: [{ a: 1, b: 2, strength: 11 }] } },
      'team.relationships.strength',
      10,
    ],
  ])('are clamped in lists: %o', (startup, field, used) => {
    expect(calculate(startup, master, options).clamped).toEqual([expect.objectContaining({ field, used })]);
  });

  it('are no contradictions: those have a list of their own', () => {
    const startup = {
      total_market_size: 10,
      target_segment_size: 25,
      team_size: 1,
      team: { members: [{ id: 1 }, { id: 2 }] },
    };
    const { clamped, contradictions } = calculate(startup, master, options);
    expect(clamped).toEqual([]);
    expect(contradictions.map(({ id }) => id).toSorted()).toEqual(['members_above_team', 'segment_above_total']);
    expect(read(startup, 'served_segment')).toBe(10);
  });
});

describe('classifications', () => {
  it('have the attributes of their name, ignoring case', () => {
    const lists = { ...master, stages: [{ id: 9, name: ' IDEA ' }] };
    expect(read({ stage_id: 9 }, 'stage_headcount', lists)).toBe(2);
    expect(read({ stage_id: 9 }, 'stage_maturity', lists)).toBe(0);
    expect(read({ stage_id: 9 }, 'stage_valuation', lists)).toBe(500_000);
    expect(read({ stage_id: 9 }, 'stage_multiple', lists)).toBe(30);
  });

  it.each([
    [1, 0, 2, 500_000, 30],
    [2, 0.25, 4, 1_000_000, 25],
    [3, 0.5, 8, 2_000_000, 20],
    [4, 0.75, 25, 6_000_000, 10],
    [5, 1, 80, 20_000_000, 5],
    [6, 0.5, 8, 2_000_000, 20],
  ])('stage %d has maturity %d, headcount %d, price %d and multiple %d', (stage_id, ...attributes) => {
    const names = ['stage_maturity', 'stage_headcount', 'stage_valuation', 'stage_multiple'] as const;
    expect(names.map((name) => read({ stage_id }, name))).toEqual(attributes);
  });

  it.each([
    [1, 1, 3],
    [2, 0.5, 2],
    [3, 0.7, 3],
    [4, 1, 5],
    [5, 0.7, 2.5],
  ])('business model %d has affinity %d and sales multiple %d', (business_model_id, affinity, sales) => {
    expect(read({ business_model_id }, 'corporate_affinity')).toBe(affinity);
    expect(read({ business_model_id }, 'sales_multiple')).toBe(sales);
  });

  it.each([
    [1, 0.5],
    [2, 0.5],
    [3, 1],
    [4, 0.3],
    [5, 0.2],
    [6, 0.3],
  ])('industry %d has education affinity %d', (industry_id, affinity) => {
    expect(read({ industry_id }, 'education_affinity')).toBe(affinity);
  });

  it('prefer the attributes of their row to those of their name', () => {
    const lists = { ...master, stages: [{ id: 1, name: 'Idea', headcount: 3, multiple: null }] };
    expect(read({ stage_id: 1 }, 'stage_headcount', lists)).toBe(3);
    expect(read({ stage_id: 1 }, 'stage_multiple', lists)).toBe(30);
  });

  it('count as an unknown class when they are defaults or have no row', () => {
    for (const startup of [{}, { stage_id: 99 }, { stage_id: 5, defaulted_fields: ['stage_id'] }, { stage_id: null }]) {
      expect(read(startup, 'stage_headcount')).toBe(8);
    }
    expect(read({ market_size_id: 99 }, 'typical_market')).toBeNull();
    expect(read({ stage_id: 1 }, 'stage_headcount', { ...master, stages: [{ id: 1, name: 'constructor' }] })).toBe(8);
    const small = { ...master, stages: [{ id: 1, name: 'Idea', headcount: 0.5 }] };
    expect(read({ stage_id: 1 }, 'stage_headcount', small)).toBe(0.5);
  });
});

// Seventeen people in a ring lattice, each tied to the fourteen nearest: 17 x 14 / 2 = 119 of 17 x 15 / 2 = 127.5 ties.
const ring = (reach: number, strength: number): Parameters<typeof teamGraph>[1] =>
  Array.from({ length: 17 }, (_, a) =>
    Array.from({ length: reach }, (__, step) => ({ a, b: (a + step + 1) % 17, strength })),
  ).flat();

describe('a team graph', () => {
  it('has the measures of Watts and Strogatz', () => {
    const ties = [
      { a: 0, b: 1, strength: 9 },
      { a: 0, b: 2, strength: 7 },
      { a: 1, b: 2, strength: 6 },
      { a: 2, b: 3, strength: 5 },
      { a: 3, b: 4, strength: 8 },
    ];
    const graph = teamGraph(6, ties);
    expect(graph).toMatchObject({ members: 6, strength: 7, components: 2, groups: [[0, 1, 2, 3, 4], [5]] });
    expect(graph.clustering).toBeCloseTo((1 + 1 + 1 / 3) / 6, 12);
    // Five of fifteen possible ties, of strengths that add up to 35.
    expect(graph.ties).toBeCloseTo(5 / 15, 12);
    expect(graph.bond).toBeCloseTo(35 / 15, 12);
    expect(graph.connectivity).toBeCloseTo(5 / 6, 12);
  });

  it('of one person has every tie it can have, and of two has no triangle', () => {
    expect(teamGraph(1, [])).toMatchObject({
      ties: 1,
      bond: 10,
      connectivity: 1,
      components: 1,
      strength: 0,
      groups: [[0]],
    });
    const pair = { members: [{ id: 1 }, { id: 2 }], relationships: [{ a: 1, b: 2, strength: null }] };
    expect(read({ team: pair }, 'ties')).toBe(1);
    expect(read({ team: pair }, 'bond')).toBe(5);
    expect(read({ team: pair }, 'TRM_clustering_coefficient')).toBe(0);
    expect(read({ team: pair }, 'TRM_avg_relationship_strength')).toBe(5);
  });

  it('asks nobody for more than fifteen ties', () => {
    expect(teamGraph(17, ring(7, 6)).ties).toBeCloseTo(119 / 127.5, 12);
    expect(teamGraph(17, ring(7, 6)).bond).toBeCloseTo((119 * 6) / 127.5, 12);
    // All 136 ties are more than can be asked for.
    expect(teamGraph(17, ring(8, 10))).toMatchObject({ ties: 1, bond: 10, strength: 10 });
    expect(teamGraph(16, [{ a: 0, b: 1, strength: 10 }]).ties).toBeCloseTo(1 / 120, 12);
  });

  it('counts a person once, the last strength of a tie, and no tie to oneself or to unknown members', () => {
    const team = {
      members: [{ id: 'a' }, { id: 'b' }, { id: 'a' }, { id: 'c' }],
      relationships: [
        { a: 'a', b: 'b', strength: 2 },
        { a: 'b', b: 'a', strength: 8 },
        { a: 'a', b: 'a', strength: 1 },
        { a: 'a', b: 'z', strength: 1 },
        { a: 'z', b: 'a', strength: 1 },
      ],
    };
    expect(graphOf(team, [])?.ties.map(({ a, b }) => [a, b])).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(read({ team }, 'graph_members')).toBe(3);
    expect(read({ team }, 'TRM_avg_relationship_strength')).toBe(8);
    expect(read({ team }, 'TRM_connected_components')).toBe(2);
  });

  it('is estimated without members', () => {
    for (const team of [null, {}, { members: [] }, { members: null, founders: [] }]) {
      expect(read({ team_size: 10, team }, 'TRM_connected_components')).toBe(1);
      expect(read({ team_size: 10, team }, 'graph_members')).toBeNull();
    }
    expect(
      read({ team_size: 10, team: { members: [{ id: 1 }] }, defaulted_fields: ['team'] }, 'graph_members'),
    ).toBeNull();
  });

  it.each([
    [[{ successful_exits: 1 }, {}], 100],
    [[{ previous_startups: 2, successful_exits: 0 }], 55],
    [[{ previous_startups: null }], 45],
  ])('takes the record of the best founder: %j gives %d', (founders, record) => {
    expect(read({ team: { founders } }, 'founder_track_record')).toBe(record);
  });
});

describe('financial facts', () => {
  it('take the two newest years with revenue, in any order', () => {
    const revenue_history = [
      { year: 2025, revenue: 1_200_000 },
      { year: 2023, revenue: 7 },
      { year: 2026, revenue: null },
      loose({ year: null, revenue: 3 }) as { year: number },
      { year: 2024, revenue: 500_000 },
    ];
    expect(read({ financials: { revenue_history } }, 'FEM_revenue_growth_rate')).toBeCloseTo(140, 9);
    expect(read({ financials: { revenue_history } }, 'annual_revenue')).toBe(1_200_000);
    expect(read({ financials: { revenue_history: null } }, 'annual_revenue')).toBeNull();
  });

  it('order years without a date last', () => {
    const revenue_history = [{ revenue: 5 }, { year: 2024, revenue: 8 }, { year: 2024, revenue: 9 }] as NonNullable<
      FinancialFacts['revenue_history']
    >;
    expect(read({ financials: { revenue_history } }, 'revenue_latest')).toBe(9);
    expect(read({ financials: { revenue_history } }, 'revenue_previous')).toBe(8);
  });

  it('treat a price of zero as unknown', () => {
    expect(read({ financials: { pre_money_valuation: 0 } }, 'pre_money_valuation')).toBeNull();
    expect(read({ financials: { pre_money_valuation: 5e6 } }, 'pre_money_valuation')).toBe(5e6);
    expect(
      read({ financials: { pre_money_valuation: 5e6 }, defaulted_fields: ['financials'] }, 'pre_money_valuation'),
    ).toBeNull();
  });
});

describe('competitors', () => {
  it('give concentration only when every share is known, and strength from those that are rated', () => {
    const competitors = [
      { market_share: 0.5, strength: 8 },
      { market_share: 0.3, strength: null },
    ];
    expect(read({ value_proposition: { competitors } }, 'MEM_hhi_index')).toBeCloseTo(0.34, 12);
    expect(read({ value_proposition: { competitors } }, 'MEM_avg_competitor_strength')).toBe(8);
    const unknown = [...competitors, { name: 'Y' }];
    expect(read({ value_proposition: { competitors: unknown } }, 'rival_concentration')).toBeNull();
    expect(read({ value_proposition: { competitors: unknown } }, 'competitors')).toBe(3);
    const { sheet } = prepare({ value_proposition: { competitors: [{}] } }, master, options);
    expect([readValue(sheet, 'rival_strength'), readTrust(sheet, 'rival_strength')]).toEqual([null, 0]);
    expect(
      read({ value_proposition: { competitors: [{ market_share: 1 }, { market_share: 1 }] } }, 'MEM_hhi_index'),
    ).toBe(1);
    expect(
      read({ value_proposition: { competitors }, defaulted_fields: ['value_proposition'] }, 'rival_count'),
    ).toBeNull();
  });
});

describe('academic facts', () => {
  it('measure the mix of disciplines', () => {
    expect(mix({ engineering: 3, biology: 3 })).toBe(10);
    expect(mix({ engineering: 3, biology: 2, business: 1 })).toBeCloseTo(9.1667, 4);
    expect(mix({ engineering: 3, biology: null })).toBe(0);
    expect(mix({ engineering: 3 })).toBeNull();
    expect(mix({ engineering: 1, biology: 0 })).toBe(0);
    expect(mix({ engineering: 0, biology: 0 })).toBeNull();
    for (const students of [{ engineering: 3 }, { engineering: 0, biology: 0 }]) {
      const { sheet } = prepare({ value_proposition: { educational: { students } } }, master, options);
      expect(readTrust(sheet, 'discipline_mix')).toBe(0);
    }
  });

  it.each([
    [0, 1],
    [1, 1 + (3 * Math.log(2)) / Math.log(3)],
    [2, 4],
    [5, 6],
    [20, 10],
    [40, 10],
  ])('rate a record of %d publications with %d of 10', (publications, achievements) => {
    const value_proposition = { educational: { publications } };
    expect(read({ value_proposition }, 'EDU_TRM_academic_achievements')).toBeCloseTo(achievements, 12);
  });

  it('count awards twice', () => {
    expect(read({ value_proposition: { educational: { awards: 2 } } }, 'academic_record')).toBe(4);
    expect(read({ value_proposition: { educational: { publications: 3 } } }, 'academic_record')).toBe(3);
    expect(read({ value_proposition: { educational: {} } }, 'academic_record')).toBeNull();
  });
});

describe('the gate', () => {
  const complete: StartupFacts = {
    ...solara,
    total_market_size: null,
    target_segment_size: null,
    burn_rate: null,
    profit_margin: null,
  };
  const required: StartupFacts = {
    ...complete,
    total_market_size: 100,
    target_segment_size: 10,
    burn_rate: 5000,
    profit_margin: -20,
  };

  it('does not evaluate with less than half of the score known and a required input missing', () => {
    const evaluation = evaluate({ revenue: 1000 }, master, options);
    expect(evaluation.calculation).toMatchObject({
      IE_investability_score: null,
      IE_investability_level: 'Not Evaluated',
    });
    expect(evaluation.range).toBeNull();
    expect(evaluation.coverage).toBeLessThan(0.5);
    expect(evaluation.recommendations.filter(({ group }) => group === 'general').map(({ rule }) => rule)).toEqual([
      'coverage',
    ]);
  });

  it('evaluates with every required input present, even if all are defaults', () => {
    const evaluation = evaluate({ ...required, defaulted_fields: requiredInputs }, master, options);
    expect(evaluation.coverage).toBeLessThan(0.5);
    expect(evaluation.calculation.IE_investability_score).toBeGreaterThan(0);
    expect(evaluation.range).not.toBeNull();
    expect((evaluation.range?.high ?? 0) - (evaluation.range?.low ?? 0)).toBeGreaterThan(50);
    for (const field of requiredInputs) {
      const without = { ...required, defaulted_fields: requiredInputs, [field]: null };
      expect(evaluate(without, master, options).calculation.IE_investability_level).toBe('Not Evaluated');
    }
  });

  it('asks for the 34 required inputs', () => {
    expect(new Set(requiredInputs).size).toBe(34);
  });

  it('evaluates with half of the score known, regardless of missing inputs', () => {
    const { coverage, calculation } = evaluate(complete, master, options);
    expect(coverage).toBeGreaterThan(0.5);
    expect(calculation.IE_investability_score).toBeGreaterThan(0);
  });

  it('knows nothing of a startup without facts, and trusts an estimate by half', () => {
    const { sheet } = prepare({ team_size: 10, team_completeness: 3, execution_capacity: 3 }, master, options);
    expect(readTrust(sheet, 'TRM_clustering_coefficient')).toBe(0.5);
    expect(readValue(prepare({}, master, options).sheet, 'VPM_differentiation_score')).toBe(40);
    expect(calculate({}, master, options).calculation.VPM_differentiation_score).toBeNull();
    expect(calculate({ defaulted_fields: [] }, master, options).coverage).toBe(0);
  });
});
