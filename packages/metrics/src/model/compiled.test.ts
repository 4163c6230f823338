import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { evaluatedFields } from '../inputs/inputDomains.ts';
import { prepare } from '../prepare.ts';
import { compileModel } from '../testing/compileModel.ts';
import { master } from '../testing/examples.ts';
import { interpret } from '../testing/interpret.ts';
import { asOfYear, seed, startups } from '../testing/startups.ts';
import { compiledSteps } from './compiled.ts';
import { ruleOf } from './compiledSteps.ts';
import { fill, fillAll } from './fill.ts';
import { allNodes } from './nodeTable.ts';
import { blankSheet, copySheet, writeFact } from './sheet.ts';
import { slotOf } from './sources.ts';

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

  it('has a step for every node', () => {
    expect([...compiledSteps.keys()]).toEqual(allNodes.map(({ id }) => id));
    expect(() => ruleOf('FEM_cash_runway', 'stated')).toThrow('FEM_cash_runway has no stated rule of its own');
    expect(() => ruleOf('age', 'estimate')).toThrow('age has no estimate rule of its own');
    expect(() => ruleOf('VPM_market_fit_score', 'stated')).toThrow(RangeError);
  });

  it('equals the plain reading of the table bit for bit', () => {
    fc.assert(
      fc.property(startups, (startup) => {
        const { sheet } = prepare(startup, master, { asOfYear });
        const [plain, compiled, stepwise] = [copySheet(sheet), copySheet(sheet), copySheet(sheet)];
        interpret(plain, allNodes);
        fillAll(compiled);
        fill(stepwise, allNodes);
        expect(compiled).toEqual(plain);
        expect(stepwise).toEqual(plain);
      }),
      { seed, numRuns: 500 },
    );
  });

  it('equals it at every anchor, between and beyond them', () => {
    for (const node of allNodes) {
      if (node.kind === 'quantity') continue;
      for (const { scale, slot } of node.parts) {
        const xs = scale === null ? [0, 50, 100] : scale.anchors.map(([x]) => x);
        const [first, last] = [xs[0] ?? 0, xs.at(-1) ?? 0];
        const between = xs.slice(1).map((x, index) => (x + (xs[index] ?? 0)) / 2);
        for (const value of [...xs, ...between, first - 1, last + 1, null]) {
          for (const maturity of [0, 1]) {
            const sheet = blankSheet();
            writeFact(sheet, slotOf.stage_maturity, maturity);
            writeFact(sheet, slot, value);
            const plain = copySheet(sheet);
            interpret(plain, [node]);
            fill(sheet, [node]);
            expect([node.id, value, sheet.value[node.slot]]).toEqual([node.id, value, plain.value[node.slot]]);
            expect(sheet.trust).toEqual(plain.trust);
          }
        }
      }
    }
  });

  it('leaves facts alone', () => {
    const sheet = blankSheet();
    fillAll(sheet);
    for (const field of evaluatedFields) expect(sheet.value[slotOf[field]]).toBeNull();
  });
});
