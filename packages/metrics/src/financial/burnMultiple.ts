import { GROWN_FROM } from '../model/constants.ts';
import { quantity, standingOnOneOf, whenKnown } from '../model/nodes.ts';
import { MATERIAL_REVENUE } from './annualRevenue.ts';

/** Worst burn multiple that is distinguished. */
const MOST = 10;
/** What a person usually costs with everything around, EUR a month. */
const USUAL_COST = 12_000;
/** Up to this age all revenue is new. */
const YOUNG = 2;

/** A year's burn over what it is set against; 10 when there is nothing to divide by. */
function multipleOf(burnRate: number, base: number): number {
  if (burnRate === 0) return 0;
  return base > 0 ? Math.min(MOST, (12 * burnRate) / base) : MOST;
}

/** Revenue that this year added, EUR: 0 when it did not grow. */
export function netNewRevenue(revenue: number, growth: number): number {
  return growth <= 0 ? 0 : revenue * (growth / (100 + growth));
}

/**
 * Cash spent for each euro of new yearly revenue.
 *
 * @param burnRate EUR a month, net; 0 for a startup that burns nothing.
 * @param revenue EUR a year, or null.
 * @param growth % a year, or null.
 * @returns 0-10, lower is better; null below 120,000 EUR of revenue and while its growth is unknown.
 */
export function burnMultiple(burnRate: number, revenue: number | null, growth: number | null): number | null {
  if (burnRate === 0) return 0;
  if (revenue === null || revenue < MATERIAL_REVENUE || growth === null) return null;
  return multipleOf(burnRate, netNewRevenue(revenue, growth));
}

/** New revenue as far as it can be known, EUR: all of it in the first two years, none while its growth is unknown. */
function newRevenue(revenue: number | null, growth: number | null, age: number | null): number {
  if (revenue === null) return 0;
  if (growth === null) return age !== null && age < YOUNG ? revenue : 0;
  return netNewRevenue(revenue, growth);
}

/** What a team before the growth stage usually spends in a year, EUR. */
function usualSpending(maturity: number, people: number | null): number {
  return maturity < GROWN_FROM ? 12 * USUAL_COST * (people ?? 0) : 0;
}

/**
 * A year's burn over the new revenue, or over what such a team usually spends if that is more: 1 is usual. Funds raised
 * have no part in it, so that money raised and spent is no merit.
 *
 * @param burnRate EUR a month, net.
 * @param maturity 0 idea to 1 expansion; from growth on only new revenue counts.
 * @param revenue EUR a year, or null.
 * @param growth % a year, or null.
 * @param people Size of the team, or null.
 * @param age Years, or null.
 * @returns 0-10, lower is better.
 */
export function burnForStage(
  burnRate: number,
  maturity: number,
  revenue: number | null,
  growth: number | null,
  people: number | null,
  age: number | null,
): number {
  return multipleOf(burnRate, Math.max(newRevenue(revenue, growth, age), usualSpending(maturity, people)));
}

export const burn = quantity(
  'FEM_burn_rate',
  whenKnown(['burn_rate'], burnMultiple, ['annual_revenue', 'stated_growth']),
);

type Read = [burnRate: number, maturity: number, ...others: (number | null)[]];

/** The place among the bases below of what the burn is set against. */
function basisOf(...values: (number | null)[]): number {
  const [, maturity, revenue = null, growth = null, people = null, age = null] = values as Read;
  if (newRevenue(revenue, growth, age) <= usualSpending(maturity, people)) return 0;
  return growth === null ? 1 : 2;
}

export const burnAtStage = quantity(
  'burn_for_stage',
  standingOnOneOf(
    [
      ['burn_rate', 'team_size'],
      ['burn_rate', 'annual_revenue'],
      ['burn_rate', 'annual_revenue', 'stated_growth'],
    ],
    basisOf,
    whenKnown(['burn_rate', 'stage_maturity'], burnForStage, ['annual_revenue', 'stated_growth', 'team_size', 'age']),
  ),
);
