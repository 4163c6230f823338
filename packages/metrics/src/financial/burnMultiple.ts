import { quantity, whenKnown } from '../model/nodes.ts';

/** Worst burn multiple that is distinguished. */
const MOST = 10;
/** From this maturity on (growth stage), burn is set against new revenue only. */
const GROWTH_STAGE = 0.75;

/** Revenue that this year added, EUR: 0 when it did not grow, null when revenue is unknown. */
export function netNewRevenue(revenue: number | null, growth: number | null): number | null {
  if (growth !== null && growth <= 0) return 0;
  if (revenue === null) return null;
  return growth === null ? 0 : revenue * (growth / (100 + growth));
}

/** What a year's burn is set against, EUR; null when nothing of it is known. */
function burnBase(added: number | null, fundingRaised: number | null, isEarly: boolean): number | null {
  if (!isEarly || (added === null && fundingRaised === null)) return added;
  return Math.max(added ?? 0, (fundingRaised ?? 0) / 2);
}

/**
 * Cash spent for each euro of new yearly revenue. Before the growth stage the larger of that revenue and half the funds
 * raised is the base: a round meant for 24 months gives 1, for 12 months 2.
 *
 * @param burnRate EUR a month, net.
 * @param revenue EUR a year, or null.
 * @param growth % a year, or null.
 * @param fundingRaised EUR, or null.
 * @param maturity 0 idea to 1 expansion.
 * @returns 0-10, lower is better; 10 when there is nothing to divide the burn by; null when its base is unknown.
 */
export function burnMultiple(
  burnRate: number,
  revenue: number | null,
  growth: number | null,
  fundingRaised: number | null,
  maturity: number,
): number | null {
  const base = burnBase(netNewRevenue(revenue, growth), fundingRaised, maturity < GROWTH_STAGE);
  if (base === null) return null;
  if (burnRate === 0) return 0;
  return Math.min(MOST, (12 * burnRate) / base);
}

const others = ['annual_revenue', 'funding_raised'] as const;

export const burn = quantity(
  'FEM_burn_rate',
  whenKnown(
    ['burn_rate', 'stage_maturity', 'stated_growth'],
    (rate, maturity, growth, revenue, funding) => burnMultiple(rate, revenue, growth, funding, maturity),
    others,
  ),
  whenKnown(
    ['burn_rate', 'stage_maturity'],
    (rate, maturity, growth, revenue, funding) => burnMultiple(rate, revenue, growth, funding, maturity),
    ['FEM_revenue_growth_rate', ...others],
  ),
);
