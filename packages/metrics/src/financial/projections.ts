import { composite, part, quantity, standingOnOneOf, whenKnown } from '../model/nodes.ts';
import { curve } from '../model/scale.ts';
import { countedGrowth } from './revenueGrowth.ts';

/** Yearly revenue of a company that an investor looks for, million EUR. */
const VENTURE_REVENUE = 20;

const ruleOf40 = curve([-60, 0], [0, 40], [40, 80], [80, 100]);
const headroom = curve([0.01, 100], [0.05, 80], [0.1, 60], [0.25, 30], [0.5, 0]);

/**
 * Share of the segment that 20 million EUR of revenue would need, 0-1; 1 when it is not there to win.
 *
 * @param segment Million EUR.
 */
export function segmentShareFor20Million(segment: number): number {
  return segment > VENTURE_REVENUE ? VENTURE_REVENUE / segment : 1;
}

export const growthPlusMargin = quantity(
  'rule_of_40',
  standingOnOneOf(
    [['profit_margin'], ['profit_margin', 'stated_growth', 'annual_revenue']],
    (_margin, _material, _owed, growth = null) => (growth === null ? 0 : 1),
    whenKnown(
      ['profit_margin', 'materiality', 'growth_owed'],
      (margin, material, owed, growth) => countedGrowth(growth, material, owed) + margin,
      ['stated_growth'],
    ),
  ),
);
export const segmentShareNeeded = quantity(
  'segment_share_needed',
  whenKnown(['served_segment'], segmentShareFor20Million),
);

/** What the numbers promise. */
export const projections = composite('FEM_financial_projections_score', [
  part(0.5, 'growth_points_general', null, { hasStageFloor: true, owed: 'growth_owed' }),
  part(0.3, 'rule_of_40', ruleOf40, { hasStageFloor: true }),
  part(0.2, 'segment_share_needed', headroom),
]);
