import type { CalculationRecord, StartupListItem } from '@aval/contract';
import { describe, expect, it } from 'vitest';

import { nextSteps } from './nextSteps.ts';

const startup = (id: number, coverage: number | null, isOwner = true) =>
  ({ id, name: `Startup ${id}`, is_owner: isOwner, coverage }) as StartupListItem;

const calculation = {
  recommendations: [
    { rule: 'weakest', gain: null },
    { rule: 'runway', gain: 1.2 },
    { rule: 'debt', gain: 2.8 },
  ],
} as CalculationRecord;

describe('nextSteps', () => {
  it('begins with the recommendation that adds most', () => {
    const own = startup(1, 0.9);
    expect(nextSteps([own], own, calculation)).toEqual([
      { kind: 'recommendation', startup: own, recommendation: { rule: 'debt', gain: 2.8 } },
    ]);
  });

  it('names owned startups under 75 % coverage only', () => {
    const startups = [startup(1, 0.749), startup(2, 0.75), startup(3, 0.2, false), startup(4, null)];
    expect(nextSteps(startups, undefined, undefined).map((step) => step.startup.id)).toEqual([1]);
  });

  it('stops at four', () => {
    const startups = [1, 2, 3, 4, 5, 6].map((id) => startup(id, 0.5));
    expect(nextSteps(startups, startups[0], calculation)).toHaveLength(4);
  });
});
