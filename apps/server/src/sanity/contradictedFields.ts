import { financialPath, financialsOf, isStartupFieldId, type StartupFieldId } from '@aval/contract';
import { contradictions, type Contradiction, type MasterData, type StartupFacts } from '@aval/metrics';

import type { Fact } from '../extraction/extractFacts.ts';
import type { FinancialFigure } from '../extraction/FinancialFigure.ts';

/** How much less certain another value must be to be the one in doubt. */
const margin = 10;

/**
 * Finds the facts of a source that its other figures contradict, with the contradiction. Of the values involved, the one
 * in doubt is the one that another value would fit, unless another was read with clearly less confidence.
 *
 * @param asOf The UTC date, 'YYYY-MM-DD'.
 */
export function contradictedFields(
  facts: readonly Fact[],
  financials: readonly FinancialFigure[],
  master: MasterData,
  asOf: string,
): Map<StartupFieldId, Contradiction> {
  const found = contradictions(asStartup(facts, financials), master, { asOf });
  const confidenceOf = (field: string) => facts.find((fact) => fact.field === field)?.confidence ?? Infinity;
  const doubted = new Map<StartupFieldId, Contradiction>();
  for (const one of found.filter(({ severity }) => severity === 'severe')) {
    const involved = one.fields
      .filter((field) => facts.some((fact) => fact.field === field))
      .toSorted((a, b) => confidenceOf(a) - confidenceOf(b));
    const fitting = one.fits && involved.find((field) => field === one.fits?.field);
    const [weakest] = involved;
    const field =
      fitting && weakest && confidenceOf(fitting) - confidenceOf(weakest) < margin ? fitting : (weakest ?? null);
    if (field !== null && isStartupFieldId(field) && !doubted.has(field)) doubted.set(field, one);
  }
  return doubted;
}

/** The figures of a source in the shape of a startup's facts. */
function asStartup(facts: readonly Fact[], financials: readonly FinancialFigure[]): StartupFacts {
  return {
    ...Object.fromEntries(facts.map(({ field, value }) => [field, value])),
    financials: financialsOf(new Map(financials.map(({ fact, value }) => [financialPath(fact), value]))),
  };
}
