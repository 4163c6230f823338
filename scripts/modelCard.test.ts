import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { type EvaluatedField, evaluatedFields, inputDomains } from '../packages/metrics/src/inputs/inputDomains.ts';
import { inputUncertainty } from '../packages/metrics/src/inputs/inputShift.ts';
import { PRIOR } from '../packages/metrics/src/model/constants.ts';
import { readValue } from '../packages/metrics/src/model/sheet.ts';
import { prepare } from '../packages/metrics/src/prepare.ts';
import { PRIOR_SHIFT, scoreRange } from '../packages/metrics/src/range.ts';
import { scenarioOf } from '../packages/metrics/src/scenario.ts';
import { type Example, examples, master } from '../packages/metrics/src/testing/examples.ts';
import { seed } from '../packages/metrics/src/testing/startups.ts';

const draws = 4000;

/** Deterministic numbers from 0 to 1 (Mulberry32). */
function uniform(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Deviates of the standard normal distribution (Box and Muller). */
function normal(start: number): () => number {
  const next = uniform(start);
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

const within = (min: number, max: number, value: number): number => Math.min(max, Math.max(min, value));

function moved(field: EvaluatedField, value: number, deviate: number): number {
  const { by, size } = inputUncertainty[field];
  const { min, max } = inputDomains[field];
  return within(min, max, by === 'share' ? value * (1 + size) ** deviate : value + deviate * size);
}

/** Percentage of the scores within the range when all inputs and the unknown parts are drawn at once. */
function shareInRange({ startup, options: { asOf } }: Example): number {
  const prepared = prepare(startup, master, { asOf });
  const { low, high } = scoreRange(prepared);
  const { scoreAfter } = scenarioOf(prepared.sheet);
  const stated = evaluatedFields.flatMap((field) => {
    const value = readValue(prepared.sheet, field);
    return value === null ? [] : [{ field, value }];
  });
  const deviate = normal(seed);
  let held = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const inputs = stated.map(({ field, value }) => [field, moved(field, value, deviate())]);
    const unknown = within(0, 100, PRIOR + deviate() * PRIOR_SHIFT);
    const score = scoreAfter({ ...Object.fromEntries(inputs), unknown_score: unknown });
    if (score >= low && score <= high) held += 1;
  }
  return Math.round((held / draws) * 100);
}

it('contains the share of random draws that the model card states', () => {
  const card = readFileSync('docs/model-card.md', 'utf8');
  const shares = examples.map(shareInRange);
  const listed = `${shares.slice(0, -1).join(', ')} and ${String(shares.at(-1))} %`;
  expect(card).toContain(`Against ${draws.toLocaleString('en')} random draws on each of the five worked examples`);
  expect(card).toContain(`it held ${listed} of them.`);
});
