import type { User } from '@aval/contract';
import { comparedById, type CompareState, nextSort } from '@aval/screens';
import { describe, expect, it } from 'vitest';

import { readCompareAddress, writeCompareAddress } from './compareAddress.ts';
import { comparisonLensesOf } from './comparisonLenses.ts';

const all = ['general', 'corporate', 'educational'] as const;

const metric = (id: string) => {
  const found = comparedById(id);
  if (!found) throw new RangeError(`There is no metric ${id}.`);
  return found;
};

describe('the tabs', () => {
  it.each<[User['role'], User['profile_type'], readonly string[]]>([
    ['admin', 'I', all],
    ['user', 'CORP', ['general', 'corporate']],
    ['user', 'EDU', ['general', 'educational']],
    ['user', 'I', ['general']],
  ])('of %s with type %s are %j', (role, type, lenses) => {
    expect(comparisonLensesOf({ role, profile_type: type })).toEqual(lenses);
  });
});

describe('the address', () => {
  it.each([
    '',
    'tab=corporate',
    'at=3%3A12%2C5%3A40',
    'sort=LTV_CAC&order=ascending',
    'order=ascending',
    'hide=FEM_cash_runway&rows=differences',
  ])('says %s again', (text) => {
    expect(String(writeCompareAddress(readCompareAddress(new URLSearchParams(text), all)))).toBe(text);
  });

  it('ignores invalid values and tabs that are not available to the user', () => {
    const state = readCompareAddress(new URLSearchParams('tab=corporate&at=x,1:,2:3&sort=evil&hide=%3Cb%3E'), [
      'general',
    ]);
    expect(state).toEqual({
      lens: 'general',
      chosen: new Map([[2, 3]]),
      sort: 'IE_investability_score',
      order: 'descending',
      hidden: new Set(),
      onlyDifferences: false,
    } satisfies CompareState);
  });

  it.each([
    ['LTV_CAC', 'descending', 'ascending'],
    ['FEM_burn_rate', 'ascending', 'descending'],
  ] as const)('orders by %s with the best first, then the worst, then by the score again', (id, best, worst) => {
    const opened = readCompareAddress(new URLSearchParams(), all);
    const first = { ...opened, ...nextSort(opened, metric(id)) };
    const second = { ...first, ...nextSort(first, metric(id)) };
    expect([opened, first, second, nextSort(second, metric(id))]).toMatchObject([
      { sort: 'IE_investability_score', order: 'descending' },
      { sort: id, order: best },
      { sort: id, order: worst },
      { sort: 'IE_investability_score', order: 'descending' },
    ]);
  });
});
