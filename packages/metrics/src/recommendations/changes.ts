import { type EvaluatedField, inputDomains } from '../inputs/inputDomains.ts';
import { roundTo } from '../rounding.ts';
import type { CorporateFacts, EducationalFacts, FinancialFacts } from '../types.ts';
import type { FactsChange } from './Play.ts';
import type { Situation } from './situationOf.ts';

const LONGEST_RUNWAY = 120;
/** Lenders keep a part of what they lent. */
const MOST_CONVERTED = 0.9;

const isKnown = (value: number): boolean => !Number.isNaN(value);

/** The financial facts with some of them replaced. */
export const withFinancials = ({ financials }: Situation, change: FinancialFacts): FactsChange => ({
  financials: { ...financials, ...change },
});

export const withCorporate = ({ value, corporate }: Situation, change: CorporateFacts): FactsChange => ({
  value_proposition: { ...value, corporate: { ...corporate, ...change } },
});

export const withEducational = ({ value, educational }: Situation, change: EducationalFacts): FactsChange => ({
  value_proposition: { ...value, educational: { ...educational, ...change } },
});

/** An input moved by an amount; null where it is unknown, and where the amount does not fit its domain. */
export function movedInput({ input }: Situation, field: EvaluatedField, by: number): FactsChange | null {
  const { min, max } = inputDomains[field];
  const value = roundTo(isKnown(input[field]) ? input[field] + by : -1, 2);
  return isKnown(input[field]) && value >= min && value <= max ? { [field]: value } : null;
}

/** The equity that goes with so much cash: the balance sheet is at least half of it. */
const fittingEquity = ({ debt }: Situation, equity: number, cash: number): number =>
  isKnown(debt) && equity >= 0 ? Math.max(equity, roundTo(0.5 * cash - debt + 0.01, 2)) : equity;

/** Capital that pays for the burn up to so many months: funding, equity and cash in bank rise with the runway. */
export function withRunway(situation: Situation, months: number): FactsChange | null {
  const { input, equity, financials, runway, canRaise } = situation;
  const amount = (months - runway) * input.burn_rate;
  if (amount <= 0 || !canRaise(amount)) return null;
  const change: FactsChange = { cash_runway_months: months };
  if (isKnown(input.funding_raised)) change.funding_raised = roundTo(input.funding_raised + amount, 2);
  const money: FinancialFacts = {};
  if (isKnown(equity)) {
    money.total_equity = fittingEquity(situation, roundTo(equity + amount, 2), months * input.burn_rate);
  }
  if (typeof financials.cash_in_bank === 'number') {
    money.cash_in_bank = roundTo(financials.cash_in_bank + amount, 2);
  }
  return Object.keys(money).length === 0 ? change : { ...change, ...withFinancials(situation, money) };
}

/** Months of burn that the money raised, owed and earned can account for beyond the present runway. */
function unexplainedMonths({ input, debt, equity, revenue, runway }: Situation): number {
  const cash = runway * input.burn_rate;
  const known = (value: number): number => (isKnown(value) ? value : 0);
  const raised = 1.2 * (input.funding_raised + Math.max(0, known(debt))) + known(revenue) + 10_000;
  const left = input.profit_margin <= 0 && isKnown(raised) ? raised - cash : Infinity;
  const ofBalance = isKnown(debt) && equity >= 0 ? Math.max(10_000, 2 * (debt + equity)) - cash : Infinity;
  return Math.min(left, ofBalance) / input.burn_rate;
}

/** Whole months that a part of a year's revenue, paid in advance, lasts; as far as the other figures account for it. */
export function prepaidMonths(situation: Situation, share: number, most: number): number {
  const { revenue, input } = situation;
  return Math.floor(Math.min(most, (share * revenue) / input.burn_rate, unexplainedMonths(situation)));
}

/** Money of customers: a longer runway without any capital; null for less than a month. */
export function withCustomerMoney(situation: Situation, months: number): FactsChange | null {
  const { input, financials, runway } = situation;
  if (!(months >= 1) || runway + months > LONGEST_RUNWAY) return null;
  const change: FactsChange = { cash_runway_months: roundTo(runway + months, 1) };
  if (typeof financials.cash_in_bank !== 'number') return change;
  const cash = roundTo(financials.cash_in_bank + months * input.burn_rate, 2);
  return { ...change, ...withFinancials(situation, { cash_in_bank: cash }) };
}

/** The burn after a cut, EUR a month. */
export const burnAfter = ({ input }: Situation, share: number): number => roundTo(input.burn_rate * (1 - share), 0);

/** A share of the burn cut: the same cash lasts longer, and losses fall in proportion. */
export function withLessBurn(situation: Situation, share: number): FactsChange | null {
  const { input, financials, runway, age } = situation;
  const burn = burnAfter(situation, share);
  if (burn <= 0) return null;
  const months = Math.min(LONGEST_RUNWAY, roundTo((runway * input.burn_rate) / burn, 1));
  const mostSpent = Math.max(36 * burn * (age + 1), 100_000);
  if (input.profit_margin <= 0 && input.funding_raised - months * burn > mostSpent) return null;
  const change: FactsChange = { burn_rate: burn, cash_runway_months: months };
  if (input.profit_margin < 0) change.profit_margin = roundTo((input.profit_margin * burn) / input.burn_rate, 2);
  return typeof financials.cash_in_bank === 'number'
    ? { ...change, ...withFinancials(situation, { cash_in_bank: roundTo(months * burn, 2) }) }
    : change;
}

/** Stated growth in place of the history, which would contradict it; the revenue of the history stays. */
export function withGrowth(situation: Situation, growth: number): FactsChange {
  const { financials, revenue } = situation;
  const hasHistory = (financials.revenue_history?.length ?? 0) > 0;
  const change = withFinancials(situation, {
    revenue_growth_rate: roundTo(growth, 1),
    ...(hasHistory && { revenue_history: null }),
  });
  return hasHistory ? { ...change, revenue } : change;
}

/** Another yearly revenue with the same growth and the same loss in EUR; null where the segment is smaller than it. */
export function withRevenue(situation: Situation, revenue: number): FactsChange | null {
  const { input, growth, financials, revenue: now } = situation;
  if (revenue > input.target_segment_size * 1e6) return null;
  const change: FactsChange = { revenue };
  if (isKnown(input.revenue_per_employee) && isKnown(input.team_size)) {
    change.revenue_per_employee = roundTo(revenue / input.team_size, 2);
  }
  if (now > 0 && input.profit_margin < 0) change.profit_margin = roundTo((input.profit_margin * now) / revenue, 2);
  if ((financials.revenue_history?.length ?? 0) === 0) return change;
  const rate = isKnown(growth) ? { revenue_growth_rate: roundTo(growth, 1) } : {};
  return { ...change, ...withFinancials(situation, { revenue_history: null, ...rate }) };
}

/** Another number of people; the revenue per employee moves with it. */
export function withTeamSize({ input, revenue }: Situation, size: number): FactsChange {
  const isStated = isKnown(input.revenue_per_employee) && isKnown(revenue);
  return { team_size: size, ...(isStated && { revenue_per_employee: roundTo(revenue / size, 2) }) };
}

/** Debt turned into capital until debt over equity is this; new capital fills what conversion cannot. */
export function withDebtToEquity(situation: Situation, ratio: number): FactsChange | null {
  const { debt, equity, input, runway, canRaise } = situation;
  if (!isKnown(equity) || !canRaise(Math.max(0, -equity))) return null;
  const owed = isKnown(debt) ? debt : 0;
  const converted = Math.min(MOST_CONVERTED * owed, Math.max(0, (owed - ratio * equity) / (1 + ratio)));
  const cash = input.burn_rate > 0 ? runway * input.burn_rate : 0;
  const left = roundTo(owed - converted, 2);
  const own = Math.max(equity + converted, left / ratio, 0.5 * (isKnown(cash) ? cash : 0) - left, 1);
  return withFinancials(situation, { ...(isKnown(debt) && { total_debt: left }), total_equity: roundTo(own, 2) });
}
