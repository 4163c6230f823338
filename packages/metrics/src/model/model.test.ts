import { describe, expect, it } from 'vitest';

import { type FactName, factNames } from '../facts/factNames.ts';
import { metricIds } from '../metricIds.ts';
import { affectedBy } from './affected.ts';
import { composite, part } from './nodes.ts';
import { allNodes } from './nodeTable.ts';
import { curve, logCurve, ratioCurve, scaleThrough, scoreOn, stretched } from './scale.ts';
import { type SourceId, sourceIds, stepIds } from './sources.ts';

describe('scales', () => {
  const line = curve([0, 20], [10, 60], [20, 100]);

  it.each([
    [-5, 20],
    [0, 20],
    [5, 40],
    [10, 60],
    [12.5, 70],
    [20, 100],
    [99, 100],
  ])('are straight between their anchors and flat outside: %d gives %d', (value, score) => {
    expect(scoreOn(line, value)).toBe(score);
  });

  it('pass through their anchors on every axis', () => {
    for (const scale of [logCurve([0, 20], [10, 40], [1000, 90]), ratioCurve([0.25, 0], [1, 60], [4, 100])]) {
      for (const [x, y] of scale.anchors) expect(scoreOn(scale, x)).toBeCloseTo(y, 12);
    }
    expect(scoreOn(ratioCurve([0.25, 0], [1, 60], [4, 100]), 2)).toBe(80);
    expect(scoreOn(ratioCurve([0.25, 0], [1, 60]), 0)).toBe(0);
    expect(scoreOn(logCurve([0, 20], [10, 40]), -5)).toBe(20);
  });

  it('stretch with a benchmark', () => {
    expect(stretched(line, 1.5).anchors).toEqual([
      [0, 20],
      [15, 60],
      [30, 100],
    ]);
  });

  it('reject anchors that do not increase, and fewer than two', () => {
    expect(() => curve([0, 0], [0, 100])).toThrow('x must rise, got 0 then 0');
    expect(() => scaleThrough('linear', [[0, 0]])).toThrow('at least two anchors');
  });
});

describe('the table of steps', () => {
  it('has one step for every metric and every step id', () => {
    const expected = [...stepIds, ...metricIds.filter((id) => !id.startsWith('IE_'))].toSorted();
    expect(allNodes.map(({ id }) => id).toSorted()).toEqual(expected);
    expect(sourceIds).toHaveLength(new Set(sourceIds).size);
  });

  it('computes every step after those it reads', () => {
    const known = new Set<string>(factNames);
    for (const node of allNodes) {
      for (const source of node.reads) expect([node.id, source, known.has(source)]).toEqual([node.id, source, true]);
      known.add(node.id);
    }
  });

  it('gives every weighted mean positive weights', () => {
    for (const node of allNodes) {
      if (node.kind === 'quantity') continue;
      for (const stage of ['early', 'product', 'grown'] as const) {
        const base = node.parts.filter(({ isExtra }) => !isExtra).reduce((sum, { weights }) => sum + weights[stage], 0);
        expect([node.id, stage, Math.round(base * 1e9) / 1e9]).toEqual([node.id, stage, 1]);
        expect(node.parts.every(({ weights }) => weights[stage] > 0)).toBe(true);
      }
    }
  });
});

describe('composite', () => {
  it('reads the stage where a weight depends on it, and only there', () => {
    const later = part({ early: 0.2, product: 0.3, grown: 0.4 }, 'team_size');
    const always = part(0.5, 'founder_count');
    expect(composite('TRM_global_team_resources_score', [later]).reads).toEqual(['team_size', 'stage_maturity']);
    expect(composite('TRM_global_team_resources_score', [always]).reads).toEqual(['founder_count']);
  });
});

const stepsAfter = (...facts: FactName[]): SourceId[] => affectedBy(...facts).map(({ id }) => id);

describe('affectedBy', () => {
  it('names only the steps between a fact and the score', () => {
    expect(stepsAfter('industry_experience_years')).toEqual([
      'TRM_experience_score',
      'TRM_global_team_resources_score',
      'value_over_price',
      'FEM_valuation_score',
      'FEM_global_financial_score',
    ]);
    // How well the groups of a team are known depends on facts that their number does not read.
    expect(stepsAfter('team_completeness')).toContain('connectivity');
    expect(stepsAfter('mentors')).toEqual([]);
    expect(stepsAfter()).toEqual([]);
  });

  it('joins those of several facts, and lists all for the score of unknown parts', () => {
    expect(stepsAfter('market_growth_rate', 'scalability_potential')).toEqual([
      'VPM_scalability_score',
      'VPM_global_value_proposition_score',
      'MEM_market_growth_score',
      'MEM_global_market_score',
      'value_over_price',
      'FEM_valuation_score',
      'FEM_global_financial_score',
    ]);
    expect(stepsAfter('unknown_score').length).toBeGreaterThan(40);
    expect(stepsAfter('unknown_score').filter((id) => /^(COR_|EDU_)/.test(id))).toEqual([]);
  });
});
