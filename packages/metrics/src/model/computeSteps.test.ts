import { describe, expect, it } from 'vitest';

import { computeSteps } from './computeSteps.ts';
import { PRIOR } from './constants.ts';
import { composite, extra, from, part, quantity, same, whenKnown } from './nodes.ts';
import { share } from './scale.ts';
import { blankSheet, readTrust, readValue, type Sheet, writeFact } from './sheet.ts';
import { slotOf, type SourceId } from './sources.ts';

/** A sheet with some facts on it, of a startup that is expected to have revenue. */
function sheetWith(facts: Partial<Record<SourceId, number>>): Sheet {
  const sheet = blankSheet();
  for (const [id, value] of Object.entries({ stage_maturity: 1, ...facts })) {
    writeFact(sheet, slotOf[id as SourceId], value);
  }
  return sheet;
}

describe('a quantity', () => {
  const sum = quantity(
    'age',
    same('revenue'),
    whenKnown(['burn_rate'], (burn, margin) => (burn === 0 ? null : burn + (margin ?? 0.5)), ['profit_margin']),
  );
  const computed = (facts: Partial<Record<SourceId, number>>): [value: number | null, trust: number] => {
    const sheet = sheetWith(facts);
    // What an earlier computation left behind must not stay.
    writeFact(sheet, slotOf.age, 99);
    computeSteps(sheet, [sum]);
    return [readValue(sheet, 'age'), readTrust(sheet, 'age')];
  };

  it('has full trust when it is stated', () => {
    expect(computed({ revenue: 7, burn_rate: 3 })).toEqual([7, 1]);
    expect(computed({ revenue: 0, burn_rate: 3 })).toEqual([0, 1]);
  });

  it('has half trust when it is estimated', () => {
    expect(computed({ burn_rate: 3, profit_margin: 1 })).toEqual([4, 0.5]);
    expect(computed({ burn_rate: 3 })).toEqual([3.5, 0.5]);
  });

  it('is unknown without the sources that its estimate needs, and when the estimate gives nothing', () => {
    expect(computed({ profit_margin: 1 })).toEqual([null, 0]);
    expect(computed({ burn_rate: 0 })).toEqual([null, 0]);
  });

  it('is unknown when it is not stated and has no estimate', () => {
    const sheet = sheetWith({});
    computeSteps(sheet, [quantity('age', same('revenue'))]);
    expect([readValue(sheet, 'age'), readTrust(sheet, 'age')]).toEqual([null, 0]);
  });

  it('passes null to a rule that handles unknown values', () => {
    const sheet = sheetWith({ burn_rate: 2 });
    computeSteps(sheet, [
      quantity(
        'age',
        from(['revenue', 'burn_rate'], (revenue, burn) => (revenue === null ? burn : 0)),
      ),
    ]);
    expect(readValue(sheet, 'age')).toBe(2);
  });
});

describe('a composite', () => {
  const id = 'VPM_market_fit_score';
  const computed = (parts: Parameters<typeof composite>[1], sheet: Sheet): [value: number | null, trust: number] => {
    computeSteps(sheet, [composite(id, parts)]);
    return [readValue(sheet, id), readTrust(sheet, id)];
  };

  it('is the weighted mean of its parts, each on its scale, and is trusted as far as they are', () => {
    const sheet = sheetWith({ price_advantage: 0.5, organisation: 80 });
    sheet.trust[slotOf.organisation] = 0.25;
    const parts = [part(0.6, 'price_advantage', share), part(0.4, 'organisation')];
    expect(computed(parts, sheet)).toEqual([0.6 * 50 + 0.4 * 80, 0.6 + 0.4 * 0.25]);
  });

  it('gives an unknown part the usual score, or the score that the part names', () => {
    expect(computed([part(1, 'price_advantage', share)], sheetWith({}))).toEqual([PRIOR, 0]);
    expect(computed([part(1, 'price_advantage', share, { whenUnknown: 10 })], sheetWith({}))).toEqual([10, 0]);
  });

  it('leaves out an extra part that is unknown, and shares the weights with one that is known', () => {
    const parts = [part(1, 'price_advantage', share), extra(0.5, 'network_effects', share)];
    expect(computed(parts, sheetWith({ price_advantage: 0.9 }))).toEqual([90, 1]);
    expect(computed(parts, sheetWith({ price_advantage: 0.9, network_effects: 0 }))).toEqual([60, 1]);
  });

  it('counts a part with a stage floor at least as much as an unknown one while no revenue is expected', () => {
    const parts = [part(1, 'price_advantage', share, { hasStageFloor: true })];
    const scoreAt = (maturity: number, advantage: number): number | null =>
      computed(parts, sheetWith({ stage_maturity: maturity, price_advantage: advantage }))[0];
    expect([scoreAt(0.4, 0.1), scoreAt(0.4, 0.75), scoreAt(0.5, 0.1)]).toEqual([PRIOR, 75, 10]);
  });

  it('stays within 0 and 100', () => {
    expect(computed([part(1, 'organisation')], sheetWith({ organisation: 101 }))).toEqual([100, 1]);
    expect(computed([part(1, 'organisation')], sheetWith({ organisation: -1 }))).toEqual([0, 1]);
  });
});

const addOne = (value: number): number => value + 1;

it('computes each step from the results of the steps before it', () => {
  const sheet = sheetWith({ revenue: 1 });
  computeSteps(sheet, [
    quantity('age', whenKnown(['revenue'], addOne)),
    quantity('clearance', whenKnown(['age'], addOne)),
  ]);
  expect([readValue(sheet, 'age'), readValue(sheet, 'clearance'), readValue(sheet, 'revenue')]).toEqual([2, 3, 1]);
});
