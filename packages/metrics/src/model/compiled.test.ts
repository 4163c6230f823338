import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { evaluatedFields } from '../inputs/inputDomains.ts';
import { prepare } from '../prepare.ts';
import { compileModel, layOutText, scaleText } from '../testing/compileModel.ts';
import { master } from '../testing/examples.ts';
import { interpret } from '../testing/interpret.ts';
import { asOfYear, seed, startups } from '../testing/startups.ts';
import { fillEverything } from './compiled.ts';
import { ruleOf } from './compiledSteps.ts';
import { allNodes } from './nodeTable.ts';
import { scoreOn } from './scale.ts';
import { blankSheet, copySheet, readValue } from './sheet.ts';

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

  it('equals every scale at its anchors, between and beyond them', () => {
    for (const node of allNodes) {
      for (const { scale } of node.kind === 'quantity' ? [] : node.parts) {
        if (scale === null) continue;
        // oxlint-disable-next-line typescript/no-implied-eval
        const compiled = new Function(
          'value',
          `const x = ${layOutText(scale, 'value')}; return ${scaleText(scale, 'x')}`,
        ) as (value: number) => number;
        const xs = scale.anchors.map(([x]) => x);
        const [first, last] = [xs[0] ?? 0, xs.at(-1) ?? 0];
        const between = xs.slice(1).map((x, index) => (x + (xs[index] ?? 0)) / 2);
        for (const value of [...xs, ...between, first - 1, last + 1]) {
          expect([node.id, value, compiled(value)]).toEqual([node.id, value, scoreOn(scale, value)]);
        }
      }
    }
  });

  it('leaves facts alone', () => {
    const sheet = blankSheet();
    fillEverything(sheet.value, sheet.trust);
    for (const field of evaluatedFields) expect(readValue(sheet, field)).toBeNull();
  });
});
