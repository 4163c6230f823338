import type { Lens } from '../types.ts';

/** What is healthy under a lens. */
export interface Benchmarks {
  /** Months of cash. */
  runway: number;
  /** Revenue growth, % a year. */
  growth: number;
  /** Debt over equity above which it is risky. */
  debtToEquity: number;
  /** EUR a year. */
  revenuePerEmployee: number;
  /** Lifetime value over acquisition cost. */
  ltvCac: number;
}

/** Benchmarks of the three lenses: corporations ask for more staying power, schools for less growth. */
export const benchmarks: Readonly<Record<Lens, Benchmarks>> = {
  general: { runway: 12, growth: 100, debtToEquity: 2, revenuePerEmployee: 200_000, ltvCac: 3 },
  corporate: { runway: 18, growth: 50, debtToEquity: 1.5, revenuePerEmployee: 300_000, ltvCac: 5 },
  educational: { runway: 15, growth: 40, debtToEquity: 1.5, revenuePerEmployee: 150_000, ltvCac: 3 },
};
