import { describe, expect, it } from 'vitest';

import { computeSteps } from './computeSteps.ts';
import { PRIOR } from './constants.ts';
import {
  composite,
  extra,
  from,
  part,
  quantity,
  same,
  standingOn,
  standingOnFirst,
  standingOnOneOf,
  whenKnown,
} from './nodes.ts';
import { share } from './scale.ts';
import {
  blankSheet,
  isEstimated,
  readEvidenced,
  readReliability,
  readTrust,
  readValue,
  type Sheet,
  writeFact,
} from './sheet.ts';
import { slotOf, type SourceId } from './sources.ts';

/** A sheet with some facts on it, of a startup that is expected to have revenue. */
function sheetWith(facts: Partial<Record<SourceId, number>>): Sheet {
  const sheet = blankSheet();
  for (const [id, value] of Object.entries({ stage_maturity: 1, ...facts })) {
    writeFact(sheet, slotOf[id as SourceId], value);
  }
  return sheet;
}

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

describe('a quantity', () => {
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

/** Trust, evidence and reliability of three facts: revenue, burn rate and margin. */
function sheetKnown(): Sheet {
  const sheet = sheetWith({ revenue: 100, burn_rate: 5, profit_margin: 1 });
  const known = { revenue: [0.9, 0.8, 0.85], burn_rate: [0.5, 0.4, 0.45], profit_margin: [0.7, 0.95, 0.3] } as const;
  for (const [id, [trust, evidenced, reliability]] of Object.entries(known)) {
    const slot = slotOf[id as keyof typeof known];
    sheet.trust[slot] = trust;
    sheet.evidenced[slot] = evidenced;
    sheet.reliability[slot] = reliability;
  }
  return sheet;
}

const knownAs = (node: Parameters<typeof computeSteps>[1][number], sheet = sheetKnown()): number[] => {
  computeSteps(sheet, [node]);
  return [readTrust(sheet, 'age'), readEvidenced(sheet, 'age'), readReliability(sheet, 'age')];
};

const addedUp = (...values: (number | null)[]): number =>
  values.reduce<number>((total, each) => total + (each ?? 0), 0);

const knownOn = (...sources: ('revenue' | 'burn_rate' | 'lifetime_value')[]): number[] =>
  knownAs(quantity('age', standingOn(sources, from(['revenue', 'profit_margin'], addedUp))));

describe('how well a quantity is known', () => {
  it('is the least of what it reads, of which the unknown does not count', () => {
    expect(
      knownAs(quantity('age', from(['revenue', 'burn_rate', 'profit_margin', 'lifetime_value'], addedUp))),
    ).toEqual([0.5, 0.4, 0.3]);
    expect(knownAs(quantity('age', same('revenue')))).toEqual([0.9, 0.8, 0.85]);
  });

  it('is the least of what it stands on, and an unknown one leaves nothing known', () => {
    expect(knownOn('revenue')).toEqual([0.9, 0.8, 0.85]);
    expect(knownOn('revenue', 'burn_rate')).toEqual([0.5, 0.4, 0.45]);
    expect(knownOn('revenue', 'lifetime_value')).toEqual([0, 0, 0]);
  });

  it('is that of the list which the values choose', () => {
    const chosen = standingOnOneOf(
      [['revenue'], ['burn_rate']],
      (revenue) => (revenue === 100 ? 1 : 0),
      same('revenue'),
    );
    expect(knownAs(quantity('age', chosen))).toEqual([0.5, 0.4, 0.45]);
    const first = standingOnFirst(
      'revenue',
      ['burn_rate'],
      from(['revenue', 'burn_rate'], (one, other) => one ?? other),
    );
    expect(knownAs(quantity('age', first))).toEqual([0.9, 0.8, 0.85]);
    const sheet = sheetKnown();
    writeFact(sheet, slotOf.revenue, null);
    expect(knownAs(quantity('age', first), sheet)).toEqual([0.5, 0.4, 0.45]);
  });

  it('is for an estimate half of the trust, nothing evidenced, and at most 0.65 reliable', () => {
    expect(knownAs(quantity('age', same('lifetime_value'), same('revenue')))).toEqual([0.45, 0, 0.65]);
    expect(knownAs(quantity('age', same('lifetime_value'), same('burn_rate')))).toEqual([0.25, 0, 0.45]);
    const sheet = sheetKnown();
    computeSteps(sheet, [quantity('age', same('lifetime_value'), same('revenue'))]);
    expect(isEstimated(sheet, 'age')).toBe(true);
    computeSteps(sheet, [quantity('age', same('revenue'))]);
    expect(isEstimated(sheet, 'age')).toBe(false);
  });

  it('is half of the trust once, however many estimates follow each other', () => {
    const sheet = sheetKnown();
    computeSteps(sheet, [
      quantity('age', same('lifetime_value'), same('revenue')),
      quantity('materiality', same('lifetime_value'), same('age')),
      quantity('organisation', same('age')),
    ]);
    expect(readTrust(sheet, 'age')).toBe(0.45);
    expect(readTrust(sheet, 'materiality')).toBe(0.45);
    expect(readTrust(sheet, 'organisation')).toBe(0.45);
  });

  it('is nothing once it is unknown', () => {
    const sheet = sheetKnown();
    computeSteps(sheet, [quantity('age', same('revenue'))]);
    expect(knownAs(quantity('age', same('lifetime_value')), sheet).slice(0, 2)).toEqual([0, 0]);
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

  it('gives an unknown part the usual score', () => {
    expect(computed([part(1, 'price_advantage', share)], sheetWith({}))).toEqual([PRIOR, 0]);
    expect(computed([part(1, 'price_advantage', share)], sheetWith({ unknown_score: 70 }))).toEqual([70, 0]);
  });

  it('gives a part that is owed nothing while it is unknown, unless better than the usual is asked about', () => {
    const owed = [part(1, 'price_advantage', share, { owed: true })];
    expect(computed(owed, sheetWith({}))).toEqual([0, 0]);
    expect(computed(owed, sheetWith({ unknown_score: 0 }))).toEqual([0, 0]);
    expect(computed(owed, sheetWith({ unknown_score: 70 }))).toEqual([70, 0]);
    expect(computed(owed, sheetWith({ price_advantage: 0.9 }))).toEqual([90, 1]);
    const owedLater = [part(1, 'price_advantage', share, { owed: 'is_grown' })];
    expect(computed(owedLater, sheetWith({ is_grown: 1 }))).toEqual([0, 0]);
    expect(computed(owedLater, sheetWith({ is_grown: 0 }))).toEqual([PRIOR, 0]);
  });

  it('weighs a part by the stage of the startup', () => {
    const parts = [
      part({ early: 1, product: 3, grown: 9 }, 'price_advantage', share),
      part(1, 'network_effects', share),
    ];
    const scoreAt = (maturity: number): number | null =>
      computed(parts, sheetWith({ stage_maturity: maturity, price_advantage: 1, network_effects: 0 }))[0];
    expect([0, 0.49, 0.5, 0.74, 0.75, 1].map(scoreAt)).toEqual([50, 50, 75, 75, 90, 90]);
    // Without a stage the early weights count.
    const sheet = sheetWith({ price_advantage: 1, network_effects: 0 });
    writeFact(sheet, slotOf.stage_maturity, null);
    expect(computed(parts, sheet)[0]).toBe(50);
  });

  it('believes each part as far as it is reliable, and what speaks against the startup in full', () => {
    const parts = [part(0.5, 'price_advantage', share), part(0.5, 'network_effects', share)];
    const sheet = sheetWith({ price_advantage: 0.9, network_effects: 0.2 });
    sheet.reliability[slotOf.price_advantage] = 0.6;
    sheet.reliability[slotOf.network_effects] = 0.6;
    // 0.5 x (40 + 0.6 x 50) + 0.5 x 20
    expect(computed(parts, sheet)[0]).toBe(45);
    computeSteps(sheet, [composite(id, parts, { isRaw: true })]);
    expect(readValue(sheet, id)).toBeCloseTo(55, 12);
  });

  it('is evidenced as far as its parts are, by their weight', () => {
    const parts = [part(0.75, 'price_advantage', share), part(0.25, 'network_effects', share)];
    const sheet = sheetWith({ price_advantage: 0.9, network_effects: 0.2 });
    sheet.evidenced[slotOf.price_advantage] = 0.8;
    computeSteps(sheet, [composite(id, parts)]);
    expect(readEvidenced(sheet, id)).toBeCloseTo(0.6, 12);
  });

  it('counts the usual score for an unknown part of what takes values as they are', () => {
    const sheet = sheetWith({ price_advantage: 1 });
    computeSteps(sheet, [
      composite(id, [part(0.5, 'price_advantage', share), part(0.5, 'network_effects', share)], { isRaw: true }),
    ]);
    expect(readValue(sheet, id)).toBe(70);
  });

  it('is at most what its limit allows', () => {
    const cappedBy = from(['revenue'], (revenue) => (revenue === null ? 25 : null));
    const parts = [part(1, 'price_advantage', share)];
    const scoreOf = (facts: Partial<Record<SourceId, number>>): number | null => {
      const sheet = sheetWith(facts);
      computeSteps(sheet, [composite(id, parts, { cappedBy })]);
      return readValue(sheet, id);
    };
    expect(scoreOf({ price_advantage: 0.9 })).toBe(25);
    expect(scoreOf({ price_advantage: 0.1 })).toBe(10);
    expect(scoreOf({ price_advantage: 0.9, revenue: 1 })).toBe(90);
    const needing = composite(id, parts, { cappedBy: whenKnown(['revenue'], (revenue) => revenue) });
    const sheet = sheetWith({ price_advantage: 0.9 });
    computeSteps(sheet, [needing]);
    expect(readValue(sheet, id)).toBe(90);
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
