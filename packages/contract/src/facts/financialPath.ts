import type { StartupFinancials } from '../schemas/startupFacts.ts';

const cashPath = 'financials.cash_in_bank';
const revenuePath = /^financials\.revenue_history\.((?:19|20)\d\d)$/;

/** A figure of the financial history: the revenue of a year, or cash in bank. */
export type FinancialFact = { id: 'revenue_history'; year: number } | { id: 'cash_in_bank' };

/** Returns the path of a figure: 'financials.revenue_history.2024', 'financials.cash_in_bank'. */
export function financialPath(fact: FinancialFact): string {
  return fact.id === 'cash_in_bank' ? cashPath : `financials.revenue_history.${fact.year}`;
}

/** Returns the figure that a path names; null for any other path. */
export function financialFact(path: string): FinancialFact | null {
  if (path === cashPath) return { id: 'cash_in_bank' };
  const [, year] = revenuePath.exec(path) ?? [];
  return year === undefined ? null : { id: 'revenue_history', year: Number(year) };
}

/** Builds the financial facts of a startup from figures by path, in euros; other paths are ignored. */
export function financialsOf(figures: ReadonlyMap<string, number>): StartupFinancials {
  const facts = [...figures].flatMap(([path, value]) => {
    const fact = financialFact(path);
    return fact ? [{ fact, value }] : [];
  });
  const history = facts.flatMap(({ fact, value }) =>
    fact.id === 'revenue_history' ? [{ year: fact.year, revenue: value }] : [],
  );
  const cash = figures.get(cashPath);
  return {
    ...(cash !== undefined && { cash_in_bank: cash }),
    ...(history.length > 0 && { revenue_history: history.toSorted((a, b) => a.year - b.year) }),
  };
}
