import { composite, part, quantity, standingOn, whenKnown } from '../model/nodes.ts';
import { ratioCurve } from '../model/scale.ts';

/** Share of its segment that any startup may hope for, and what the best adds to it. */
const LEAST_SHARE = 0.02;
const SHARE_PER_POINT = 0.0008;
/** How often today's revenue may be multiplied, and EUR of revenue that each point of quality puts within reach. */
const MOST_MULTIPLIED = 20;
const REACH_PER_POINT = 500_000;
/** What later rounds leave of today's shares. */
const KEPT_AFTER_DILUTION = 0.5;
const MILLION = 1e6;

const fairness = ratioCurve([0.1, 0], [0.5, 40], [1, 60], [2, 80], [5, 100]);

/** Yearly revenue that a startup of this quality has the means to reach, EUR: no segment is won without them. */
function withinReach(quality: number, revenue: number): number {
  return Math.max(MOST_MULTIPLIED * revenue, REACH_PER_POINT * quality);
}

/**
 * What the startup is worth today by the venture capital method over what it costs: exit value after dilution, divided
 * by the multiple that investors ask for at this stage, against the price.
 *
 * @param price Pre-money valuation, EUR.
 * @param segment Served segment, million EUR.
 * @param valueScore Value proposition area, 0-100.
 * @param teamScore Team area, 0-100.
 * @param salesMultiple Price of such a company over its sales.
 * @param targetMultiple Multiple of the entry price that investors require at this stage.
 * @param revenue EUR a year, or null.
 * @returns 1 when fairly priced.
 */
export function worthOverPrice(
  price: number,
  segment: number,
  valueScore: number,
  teamScore: number,
  salesMultiple: number,
  targetMultiple: number,
  revenue: number | null,
): number {
  const quality = (valueScore + teamScore) / 2;
  const hoped = (LEAST_SHARE + SHARE_PER_POINT * quality) * segment * MILLION;
  const exitRevenue = Math.max(revenue ?? 0, Math.min(hoped, withinReach(quality, revenue ?? 0)));
  const worth = (exitRevenue * salesMultiple * KEPT_AFTER_DILUTION) / targetMultiple;
  return worth / price;
}

const basis = [
  'served_segment',
  'VPM_global_value_proposition_score',
  'TRM_global_team_resources_score',
  'sales_multiple',
  'stage_multiple',
] as const;

export const valueOverPrice = quantity(
  'value_over_price',
  standingOn(
    ['pre_money_valuation', 'served_segment'],
    whenKnown(['pre_money_valuation', ...basis], worthOverPrice, ['annual_revenue']),
  ),
  standingOn(['served_segment'], whenKnown(['stage_valuation', ...basis], worthOverPrice, ['annual_revenue'])),
);

/** Whether the likely exit justifies the price of entry. */
export const valuation = composite('FEM_valuation_score', [part(1, 'value_over_price', fairness)]);
