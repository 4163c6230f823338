import { type Composite, composite, part, quantity, same } from '../model/nodes.ts';
import type { SourceId } from '../model/sources.ts';
import type { Lens } from '../types.ts';
import { burnScale, lensScales } from './scales.ts';

const health = (id: SourceId, lens: Lens): Composite =>
  composite(id, [
    part(0.4, 'cash_runway_months', lensScales[lens].runway),
    part(0.3, 'FEM_burn_rate', burnScale),
    part(0.3, 'FEM_debt_to_equity', lensScales[lens].debt),
  ]);

export const cashRunway = quantity('FEM_cash_runway', same('cash_runway_months'));

/** Whether it can pay its way: runway, burn and debt, at the general benchmarks and at those of the two lenses. */
export const financialHealth = health('FEM_financial_health_score', 'general');
export const corporateHealth = health('corporate_health', 'corporate');
export const educationalHealth = health('educational_health', 'educational');
