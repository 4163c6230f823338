import type { CalculationRecord, Portfolio, StartupListItem } from '@aval/contract';
import { describe, expect, it } from 'vitest';

import { nextSteps } from './nextSteps.ts';

const startup = (id: number, coverage: number | null, isOwner = true) =>
  ({ id, name: `Startup ${id}`, is_owner: isOwner, coverage }) as StartupListItem;
const portfolio = (id: number, count: number) => ({ id, name: `Portfolio ${id}`, startups_count: count }) as Portfolio;
const kindsOf = (steps: ReturnType<typeof nextSteps>) => steps.map(({ kind }) => kind);

const calculation = {
  recommendations: [
    { rule: 'weakest', gain: null },
    { rule: 'runway', gain: 1.2 },
    { rule: 'debt', gain: 2.8 },
  ],
} as CalculationRecord;

describe('nextSteps', () => {
  it('names the recommendation with the largest gain', () => {
    const own = startup(1, 0.9);
    expect(nextSteps({ startups: [own], advised: own, calculation })).toEqual([
      { kind: 'recommendation', startup: own, recommendation: { rule: 'debt', gain: 2.8 } },
    ]);
  });

  it('names a duty before the largest gain', () => {
    const own = startup(1, 0.9);
    const urgent = [{ rule: 'cut', gain: null, is_duty: true }, ...calculation.recommendations];
    const steps = nextSteps({
      startups: [own],
      advised: own,
      calculation: { ...calculation, recommendations: urgent } as CalculationRecord,
    });
    expect(steps).toMatchObject([{ kind: 'recommendation', recommendation: { rule: 'cut' } }]);
  });

  it('names only owned startups with a coverage below 75 %', () => {
    const startups = [startup(1, 0.749), startup(2, 0.75), startup(3, 0.2, false), startup(4, null)];
    expect(nextSteps({ startups })).toEqual([{ kind: 'coverage', startup: startups[0], coverage: 0.749 }]);
  });

  it('names the largest portfolio of those with at least two startups', () => {
    const portfolios = [portfolio(1, 1), portfolio(2, 2), portfolio(3, 5), portfolio(4, 5)];
    expect(nextSteps({ portfolios })).toEqual([{ kind: 'comparison', portfolio: portfolios[2] }]);
    expect(nextSteps({ portfolios: [portfolio(1, 1)] })).toEqual([]);
  });

  it('starts with unfinished drafts, and ends with comparable portfolios', () => {
    const own = startup(1, 0.5);
    const known = { draft: { name: 'Vereda', step: 7 }, startups: [own], advised: own, calculation };
    expect(kindsOf(nextSteps({ ...known, portfolios: [portfolio(1, 2)] }))).toEqual([
      'draft',
      'recommendation',
      'coverage',
      'comparison',
    ]);
  });

  it('returns at most four', () => {
    const startups = [1, 2, 3, 4, 5, 6].map((id) => startup(id, 0.5));
    expect(nextSteps({ startups, advised: startups[0], calculation })).toHaveLength(4);
  });
});
