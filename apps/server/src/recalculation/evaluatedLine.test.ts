import { describe, expect, it } from 'vitest';

import { type Evaluated, evaluatedLine, outcomeOf } from './evaluatedLine.ts';

const lineAndOutcome = (from: Evaluated['from'], to: number | null) => {
  const evaluated = { from, to, coverage: 0.906 };
  return [evaluatedLine('[1/9] Olmo', evaluated).en.replaceAll('\u00a0', ' '), outcomeOf(evaluated)];
};

describe('evaluatedLine', () => {
  it('shows the score before and after and the rounded change', () => {
    expect(lineAndOutcome(55, 58.4)).toEqual(['[1/9] Olmo: 55,0 → 58,4 (+3,4), coverage 91 %', 'higher']);
    expect(lineAndOutcome(65.8, 64.8)).toEqual(['[1/9] Olmo: 65,8 → 64,8 (−1,0), coverage 91 %', 'lower']);
    expect(lineAndOutcome(71.2, 71.2)).toEqual(['[1/9] Olmo: 71,2 → 71,2 (equal), coverage 91 %', 'equal']);
  });

  it('compares scores as they are printed', () => {
    expect(lineAndOutcome(71.16, 71.24)).toEqual(['[1/9] Olmo: 71,2 → 71,2 (equal), coverage 91 %', 'equal']);
    expect(lineAndOutcome(71.24, 71.26)).toEqual(['[1/9] Olmo: 71,2 → 71,3 (+0,1), coverage 91 %', 'higher']);
  });

  it('compares nothing with a missing score', () => {
    expect(lineAndOutcome(undefined, 61.2)).toEqual(['[1/9] Olmo: 61,2 (first calculation), coverage 91 %', null]);
    expect(lineAndOutcome(null, 61.2)).toEqual(['[1/9] Olmo: Not evaluated → 61,2, coverage 91 %', null]);
    expect(lineAndOutcome(61.2, null)).toEqual(['[1/9] Olmo: 61,2 → Not evaluated, coverage 91 %', 'notEvaluated']);
    expect(lineAndOutcome(null, null)).toEqual(['[1/9] Olmo: Not evaluated, coverage 91 %', 'notEvaluated']);
  });

  it('is in both languages', () => {
    expect(evaluatedLine('[1/9] Olmo', { from: 71.2, to: null, coverage: 1 }).es.replaceAll('\u00a0', ' ')).toBe(
      '[1/9] Olmo: 71,2 → Sin evaluar, cobertura 100 %',
    );
  });
});
