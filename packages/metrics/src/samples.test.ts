import { describe, expect, it } from 'vitest';

import { evaluate, likelyRange } from './evaluate.ts';
import given from './fixtures/random-startups.json' with { type: 'json' };
import { hasPartialShares } from './market/partialShares.ts';
import { readValue } from './model/sheet.ts';
import { prepare } from './prepare.ts';
import { master } from './testing/examples.ts';
import { isWritten, writtenOf } from './testing/referenceFigures.ts';
import { asOf } from './testing/startups.ts';
import type { StartupFacts } from './types.ts';

/** Random startups with what version 1.0.0 of the model, written down a second time, gives for them. */
interface Sample {
  startup: StartupFacts;
  /** Unrounded to nine decimals. */
  investability: number;
  coverage: number;
  range: [low: number, high: number];
  calculation: Record<string, number | null>;
  estimated: string[];
}

const samples = given as unknown as Sample[];
const options = { asOf };

describe.each(samples.map((sample, index) => ({ index, ...sample })))(
  'random startup $index',
  ({ startup, ...expected }) => {
    const { calculation, coverage, estimated } = evaluate(startup, master, options);

    it('has every metric, its coverage and its estimates', () => {
      const { IE_investability_score, IE_investability_level, ...metrics } = calculation;
      expect(writtenOf(metrics)).toEqual(expected.calculation);
      expect(IE_investability_level === 'Not Evaluated').toBe(IE_investability_score === null);
      expect(coverage).toBeCloseTo(expected.coverage, 8);
      // The samples were computed before shares of a part of the market were called an estimate.
      const partial = hasPartialShares(startup) ? ['MEM_hhi_index'] : [];
      expect(estimated.filter(isWritten)).toEqual([...expected.estimated, ...partial].toSorted());
    });

    it('has the score and its range', () => {
      const { low, high } = likelyRange(startup, master, options);
      const score = readValue(prepare(startup, master, options).sheet, 'IE_investability_score');
      expect(score).toBeCloseTo(expected.investability, 8);
      expect(low).toBeCloseTo(expected.range[0], 5);
      expect(high).toBeCloseTo(expected.range[1], 5);
    });
  },
);
