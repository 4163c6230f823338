import { masterDataSeed } from '@aval/contract';
import { describe, expect, it } from 'vitest';

import { evaluatedLists, lookupLabel, lookupsUpTo } from './lookups.ts';

describe('lookupsUpTo', () => {
  it('requests a list when its step appears, and keeps those of earlier steps', () => {
    expect(lookupsUpTo(0)).toEqual([]);
    expect(lookupsUpTo(1)).toEqual(['industries', 'stages', 'businessModels']);
    expect(lookupsUpTo(2)).toEqual(['industries', 'stages', 'businessModels']);
    expect(lookupsUpTo(3)).toEqual(['industries', 'stages', 'businessModels', 'marketSizes']);
    expect(lookupsUpTo(6)).toEqual(['industries', 'stages', 'businessModels', 'marketSizes', 'financingTypes']);
  });
});

describe('evaluatedLists', () => {
  it('uses the attributes of seeded rows even when their names are Spanish', () => {
    const lists = evaluatedLists({ stages: [{ id: 2, name: 'Prototipo' }] });
    expect(lists.stages).toEqual(masterDataSeed.stages);
  });

  it('adds rows that were created later', () => {
    const lists = evaluatedLists({ industries: [{ id: 99, name: 'Space' }], marketSizes: [{ id: 98, label: 'Tiny' }] });
    expect(lists.industries.at(-1)).toEqual({ id: 99, name: 'Space' });
    expect(lists.marketSizes.at(-1)).toEqual({ id: 98, label: 'Tiny' });
  });
});

describe('lookupLabel', () => {
  it('is the label or the name, and the id when there is neither', () => {
    expect(lookupLabel({ id: 1, name: 'Idea' })).toBe('Idea');
    expect(lookupLabel({ id: 1, name: 'x', label: 'Large' })).toBe('Large');
    expect(lookupLabel({ id: 7 })).toBe('7');
  });
});
