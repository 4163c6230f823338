import { describe, expect, it } from 'vitest';

import { lensesOf } from './lenses.ts';

describe('lensesOf', () => {
  it('gives administrators every lens, whatever their profile', () => {
    expect(lensesOf({ role: 'admin', profile_type: 'CORP' })).toEqual(['general', 'corporate', 'educational']);
  });

  it('gives corporations and educators their own lens only', () => {
    expect(lensesOf({ role: 'user', profile_type: 'CORP' })).toEqual(['corporate']);
    expect(lensesOf({ role: 'user', profile_type: 'EDU' })).toEqual(['educational']);
  });

  it.each(['I', 'F'] as const)('gives profile type %s none', (type) => {
    expect(lensesOf({ role: 'user', profile_type: type })).toEqual([]);
  });
});
