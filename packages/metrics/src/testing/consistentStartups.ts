import * as fc from 'fast-check';

import type { StartupFacts } from '../types.ts';

const shares = [
  'team',
  'market',
  'segment',
  'revenue',
  'costs',
  'margin',
  'runway',
  'funding',
  'equity',
  'debt',
] as const;
type Share = (typeof shares)[number];

interface Latent extends Record<Share, number> {
  /** 1 idea to 5 expansion. */
  stage: number;
  founders: number;
  years: number;
  growth: number;
  quality: number;
  isProfitable: boolean;
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const between = (part: number, low: number, high: number): number => low + part * (high - low);

/** By stage: usual headcount, and the highest yearly revenue in EUR. */
const headcounts = [2, 4, 9, 25, 90];
const revenues = [20_000, 100_000, 600_000, 8_000_000, 120_000_000];
/** Million EUR, within each of four classes of market size. */
const markets: readonly [number, number][] = [
  [3, 9],
  [12, 95],
  [110, 950],
  [1200, 60_000],
];

/** Startups whose facts follow from a few hidden ones, so that none of them contradicts another. */
export const consistentStartups: fc.Arbitrary<StartupFacts> = fc
  .record({
    ...(Object.fromEntries(shares.map((name) => [name, share])) as Record<Share, fc.Arbitrary<number>>),
    stage: fc.integer({ min: 1, max: 5 }),
    founders: fc.integer({ min: 1, max: 4 }),
    years: fc.integer({ min: 0, max: 9 }),
    growth: fc.integer({ min: -60, max: 180 }),
    quality: fc.integer({ min: 1, max: 4 }),
    isProfitable: fc.boolean(),
  })
  .map(factsOf);

function factsOf(latent: Latent): StartupFacts {
  const { stage, founders, quality, growth } = latent;
  const team_size = Math.max(founders, Math.round((headcounts[stage - 1] ?? 1) * between(latent.team, 0.7, 1.6)));
  const size = Math.min(3, Math.floor(latent.market * 4));
  const [least, most] = markets[size] ?? [1, 10];
  const total_market_size = between(latent.market * 4 - size, least, most);
  const target_segment_size = total_market_size * between(latent.segment, 0.05, 0.5);
  const least_revenue = stage >= 5 ? 1_000_000 : stage >= 3 ? 5000 : 0;
  const revenue = Math.min(
    target_segment_size * 500_000,
    between(latent.revenue, least_revenue, revenues[stage - 1] ?? 0),
  );
  const isProfitable = latent.isProfitable && revenue > 100_000;
  const costs = team_size * between(latent.costs, 3000, 9000);
  const burn_rate = isProfitable ? Math.max(1, revenue / 200) : Math.max(4000, costs - revenue / 24);
  const loss = revenue > 0 ? Math.min(100, ((burn_rate * 12) / revenue) * between(latent.margin, 60, 110)) : 100;
  const cash_runway_months = Math.round(between(latent.runway, 0, 30));
  const cash = cash_runway_months * burn_rate;
  const foundation_year = 2026 - Math.max(latent.years, stage >= 4 ? 3 : stage >= 3 ? 1 : 0);
  return {
    foundation_year,
    stage_id: stage,
    market_size_id: size + 1,
    financing_type_id: 3,
    founder_count: founders,
    team_size,
    total_market_size,
    target_segment_size,
    competitor_count: 6,
    cash_runway_months,
    burn_rate,
    funding_raised: 20_000 + cash * 1.1 + burn_rate * between(latent.funding, 3, 12),
    revenue,
    profit_margin: isProfitable ? between(latent.margin, 1, 40) : -loss,
    technical_expertise: quality,
    customer_feedback: quality,
    patent_count: Math.round(latent.quality),
    financials: {
      cash_in_bank: cash,
      total_debt: latent.debt * 300_000,
      total_equity: Math.max(20_000, cash * between(latent.equity, 0.8, 1.5)),
      ...(revenue > 0 &&
        foundation_year <= 2024 && {
          revenue_growth_rate: growth,
          revenue_history: [
            { year: 2024, revenue: revenue / (1 + growth / 100) },
            { year: 2025, revenue },
          ],
        }),
    },
  };
}
