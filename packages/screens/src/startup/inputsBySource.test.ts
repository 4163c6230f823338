import { describe, expect, it } from 'vitest';

import { inputsBySource } from './inputsBySource.ts';

const inputs = {
  team_size: 6,
  burn_rate: 25_000,
  revenue: 0,
  profit_margin: -100,
  lifetime_value: null,
  name: 'Puente',
  defaulted_fields: ['profit_margin'],
};

describe('inputsBySource', () => {
  it('groups every stated input by its source', () => {
    const data = inputsBySource(
      { inputs, estimated: ['EDU_TRM_student_diversity', 'FEM_burn_rate', 'no metric'] },
      { burn_rate: { kind: 'document' }, revenue: { kind: 'stated' }, name: { kind: 'document' } },
      'general',
    );
    expect(data).toEqual({
      stated: ['team_size', 'revenue'],
      documents: ['burn_rate'],
      defaults: ['profit_margin'],
      estimated: ['FEM_burn_rate'],
    });
  });

  it('names the estimates of the lens', () => {
    const estimated = ['COR_MEM_corporate_market_overlap', 'EDU_TRM_student_diversity', 'TRM_clustering_coefficient'];
    expect(inputsBySource({ inputs, estimated }, {}, 'corporate')?.estimated).toEqual([
      'COR_MEM_corporate_market_overlap',
      'TRM_clustering_coefficient',
    ]);
  });

  it('is null for a calculation without inputs', () => {
    expect(inputsBySource({ estimated: [] }, {}, 'general')).toBeNull();
  });
});
