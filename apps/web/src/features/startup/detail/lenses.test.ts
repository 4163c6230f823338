import { describe, expect, it } from 'vitest';

import { lensesOf } from './lenses.ts';

describe('lensesOf', () => {
  it('returns every lens for administrators, whatever their profile', () => {
    expect(lensesOf({ role: 'admin', profile_type: 'CORP' })).toEqual(['general', 'corporate', 'educational']);
  });

  it('returns only their own lens for corporations and educators', () => {
    expect(lensesOf({ role: 'user', profile_type: 'CORP' })).toEqual(['corporate']);
    expect(lensesOf({ role: 'user', profile_type: 'EDU' })).toEqual(['educational']);
  });

  it.each(['I', 'F'] as const)('returns none for profile type %s', (type) => {
    expect(lensesOf({ role: 'user', profile_type: type })).toEqual([]);
  });
});
