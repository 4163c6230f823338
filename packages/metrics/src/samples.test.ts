import { describe, expect, it } from 'vitest';

import { evaluate, likelyRange } from './evaluate.ts';
import given from './fixtures/random-startups.json' with { type: 'json' };
import type { NumericMetricId } from './metricIds.ts';
import { readValue } from './model/sheet.ts';
import { prepare } from './prepare.ts';
import { master } from './testing/examples.ts';
import { isWritten, writtenOf } from './testing/referenceFigures.ts';
import { asOf } from './testing/startups.ts';
import type { Level, ScoreCap, StartupFacts } from './types.ts';

/**
 * Random startups with what version 2.0.0 of the model, written down a second time, gives for them: consistent and
 * contradictory ones, with evidence of all kinds and ages, defaults, team graphs, competitors and facts of the lenses.
 */
interface Sample {
  startup: StartupFacts;
  /** Unrounded to nine decimals. */
  investability: number;
  coverage: number;
  evidenced: number;
  range: [low: number, high: number];
  level: Level;
  calculation: Record<string, number | null>;
  estimated: string[];
  caps: (Omit<ScoreCap, 'uncapped' | 'months'> & { months?: number | null })[];
  expired: string[];
  /** Id and state, sorted. */
  contradictions: string[];
  /** Of each score of a lens: its own known share, and the range if that is half or more. */
  lenses: Record<string, [own: number, low: number | null, high: number | null]>;
}

const samples = given as unknown as Sample[];
const options = { asOf };

describe.each(samples.map((sample, index) => ({ index, ...sample })))(
  'random startup $index',
  ({ startup, ...expected }) => {
    const evaluation = evaluate(startup, master, options);
    const { calculation, coverage, evidenced, estimated } = evaluation;

    it('has every metric, its coverage and its estimates', () => {
      const { IE_investability_score, IE_investability_level, ...metrics } = calculation;
      expect(writtenOf(metrics)).toEqual(expected.calculation);
      expect(IE_investability_level).toBe(expected.level);
      expect(IE_investability_score === null).toBe(expected.level === 'Not Evaluated');
      expect(coverage).toBeCloseTo(expected.coverage, 8);
      expect(evidenced).toBeCloseTo(expected.evidenced, 8);
      expect(estimated.filter(isWritten)).toEqual(expected.estimated);
    });

    it('has the limits, what is too old, and what does not add up', () => {
      const caps = evaluation.caps.map(({ reason, most, months }) => [reason, most.toFixed(8), months ?? null]);
      expect(caps).toEqual(expected.caps.map(({ reason, most, months }) => [reason, most.toFixed(8), months ?? null]));
      expect(evaluation.expired).toEqual(expected.expired);
      expect(evaluation.contradictions.map(({ id, state }) => `${id} ${state}`).toSorted()).toEqual(
        expected.contradictions,
      );
    });

    it('has the score and its range', () => {
      const { low, high } = likelyRange(startup, master, options);
      const score = readValue(prepare(startup, master, options).sheet, 'IE_investability_score');
      expect(score).toBeCloseTo(expected.investability, 8);
      expect(low).toBeCloseTo(expected.range[0], 5);
      expect(high).toBeCloseTo(expected.range[1], 5);
    });

    it('has the own share and the range of each score of a lens', () => {
      const found = { ...evaluation.lenses.corporate.scores, ...evaluation.lenses.educational.scores };
      expect(Object.keys(found).toSorted()).toEqual(Object.keys(expected.lenses).toSorted());
      for (const [id, [own, low, high]] of Object.entries(expected.lenses)) {
        const score = found[id as NumericMetricId];
        expect(score?.own).toBeCloseTo(own, 8);
        expect([id, score?.range === null]).toEqual([id, low === null]);
        if (low === null || high === null) continue;
        expect(score?.range?.low).toBeCloseTo(low, 5);
        expect(score?.range?.high).toBeCloseTo(high, 5);
      }
    });
  },
);
