import { type Composite, composite, part, quantity, standingOn, whenKnown } from '../model/nodes.ts';
import type { SourceId } from '../model/sources.ts';
import type { Lens } from '../types.ts';
import { burnScale, lensScales } from './scales.ts';

const health = (id: SourceId, lens: Lens): Composite =>
  composite(id, [
    part(0.4, 'runway_counted', lensScales[lens].runway),
    part(0.3, 'burn_for_stage', burnScale),
    part(0.3, 'FEM_debt_to_equity', lensScales[lens].debt, { owed: true }),
  ]);

/** Months of cash that a startup which burns nothing counts at least. */
const UNHURRIED = 18;

/** Months of cash that are left, at least 0: the stated ones less those that have passed since. */
export function runwayLeft(stated: number, elapsed: number | null): number {
  return Math.max(0, stated - (elapsed ?? 0));
}

/** Months of cash as they count: a startup that burns nothing is in no hurry. */
export function countedRunway(months: number, burnRate: number | null): number {
  return burnRate === 0 ? Math.max(UNHURRIED, months) : months;
}

export const cashRunway = quantity(
  'FEM_cash_runway',
  standingOn(['cash_runway_months'], whenKnown(['cash_runway_months'], runwayLeft, ['runway_elapsed'])),
);
export const runwayCounted = quantity(
  'runway_counted',
  standingOn(['FEM_cash_runway'], whenKnown(['FEM_cash_runway'], countedRunway, ['burn_rate'])),
);

/** Whether it can pay its way: runway, burn and debt, at the general benchmarks and at those of the two lenses. */
export const financialHealth = health('FEM_financial_health_score', 'general');
export const corporateHealth = health('corporate_health', 'corporate');
export const educationalHealth = health('educational_health', 'educational');
