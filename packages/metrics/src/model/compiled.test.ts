import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { plainFactsOf } from '../facts/plainFactGroups.ts';
import { evaluatedFields, inputDomains } from '../inputs/inputDomains.ts';
import { countMetrics, metricIds, type NumericMetricId } from '../metricIds.ts';
import { prepare } from '../prepare.ts';
import { roundTo } from '../rounding.ts';
import { anywhere, compileModel, factLimits, plainGroups } from '../testing/compileModel.ts';
import { master } from '../testing/examples.ts';
import { interpret } from '../testing/interpret.ts';
import { asOfYear, seed, startups } from '../testing/startups.ts';
import { everyMetric, fillers, fillEverything, stateInputs, statePlainFacts } from './compiled.ts';
import { ruleOf, within } from './compiledSteps.ts';
import { allNodes, stepRuns } from './nodeTable.ts';
import { blankSheet, copySheet, readValue, writeFact } from './sheet.ts';
import { slotOf } from './sources.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The statements of a text without what formatting may change. */
const statements = (text: string): string[] =>
  text
    .replaceAll(/[\s(),]/g, '')
    .split(';')
    .toSorted();

describe('the compiled model', () => {
  it('is what the table of steps compiles to', () => {
    const written = readFileSync(join(import.meta.dirname, 'compiled.ts'), 'utf8');
    expect(statements(written)).toEqual(statements(compileModel()));
  });

  it('runs the rules of the table', () => {
    expect(ruleOf('age', 'stated')(2020, 2026)).toBe(6);
    expect(() => ruleOf('FEM_cash_runway', 'stated')).toThrow('FEM_cash_runway has no stated rule of its own');
    expect(() => ruleOf('age', 'estimate')).toThrow('age has no estimate rule of its own');
    expect(() => ruleOf('VPM_market_fit_score', 'stated')).toThrow(RangeError);
  });

  it('keeps a score within its limits', () => {
    expect([-1, 0, 50, 100, 101].map(within)).toEqual([0, 0, 50, 100, 100]);
  });

  it('equals the plain reading of the table bit for bit', () => {
    fc.assert(
      fc.property(startups, (startup) => {
        const { sheet } = prepare(startup, master, { asOfYear });
        const [plain, compiled] = [copySheet(sheet), copySheet(sheet)];
        interpret(plain, allNodes);
        fillEverything(compiled.value, compiled.trust);
        expect(compiled).toEqual(plain);
      }),
      { seed, numRuns: 500 },
    );
  });

  it('equals it at every anchor, between them and beyond, wherever a fact may lie', () => {
    for (const [place, nodes] of stepRuns.entries()) {
      for (const { source, scale, slot } of nodes.flatMap((node) => (node.kind === 'quantity' ? [] : node.parts))) {
        const xs = scale === null ? [0, 50, 100] : scale.anchors.map(([x]) => x);
        const [first, last] = [xs[0] ?? 0, xs.at(-1) ?? 0];
        const { min, max } = factLimits.get(source) ?? anywhere;
        const beyond = [first - 1, last + 1].filter((x) => x >= min && x <= max);
        const between = xs.slice(1).map((x, index) => (x + (xs[index] ?? 0)) / 2);
        for (const value of [...xs, ...between, ...beyond, null]) {
          for (const maturity of [0, 1]) {
            const sheet = blankSheet();
            writeFact(sheet, slotOf.stage_maturity, maturity);
            writeFact(sheet, slot, value);
            const plain = copySheet(sheet);
            interpret(plain, nodes);
            fillers[place]?.(sheet.value, sheet.trust);
            expect([place, value, sheet]).toEqual([place, value, plain]);
          }
        }
      }
    }
  });

  it('takes an input within its domain as it is, and any other to the closer look', () => {
    for (const field of evaluatedFields) {
      const { min, max } = inputDomains[field];
      for (const [value, isPlain] of [
        [min, true],
        [max, true],
        [min - 1, false],
        [max + 1, false],
        [null, true],
      ] as const) {
        const sheet = blankSheet();
        expect([field, value, stateInputs({ [field]: value }, sheet.value, sheet.trust)]).toEqual([
          field,
          value,
          isPlain,
        ]);
        expect(readValue(sheet, field)).toBe(isPlain ? value : null);
      }
    }
  });

  it.each(plainGroups)('takes a fact of %s within its limits as it is, and any other to the closer look', (group) => {
    for (const { field, name, min, max } of plainFactsOf(group)) {
      for (const value of [min, max, null, min - 1, max + 1]) {
        const sheet = blankSheet();
        const isPlain = value === null || (value >= min && value <= max);
        expect([field, value, statePlainFacts[group]({ [field]: value }, sheet.value, sheet.trust)]).toEqual([
          field,
          value,
          isPlain,
        ]);
        expect([field, readValue(sheet, name)]).toEqual([field, isPlain ? value : null]);
      }
    }
  });

  it('rounds every metric as roundTo does, and says nothing of the unknown', () => {
    const ids = metricIds.filter((id): id is NumericMetricId => !id.startsWith('IE_'));
    for (const value of [0.005, 1.005, 12.345, 99.995, -0.004, -0.005, -12.345]) {
      const sheet = blankSheet();
      for (const id of ids) writeFact(sheet, slotOf[id], value);
      const metrics = everyMetric(sheet.value, sheet.trust, null, 'Not Evaluated');
      for (const id of ids) expect([id, metrics[id]]).toEqual([id, roundTo(value, countMetrics.has(id) ? 0 : 2)]);
    }
    const blank = blankSheet();
    const unknown = everyMetric(blank.value, blank.trust, null, 'Not Evaluated');
    for (const id of ids) expect([id, unknown[id]]).toEqual([id, null]);
  });

  it('leaves facts alone', () => {
    const sheet = blankSheet();
    fillEverything(sheet.value, sheet.trust);
    for (const field of evaluatedFields) expect(readValue(sheet, field)).toBeNull();
  });
});
