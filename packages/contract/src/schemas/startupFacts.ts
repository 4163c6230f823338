import * as z from 'zod/mini';

import { isStorableText } from '../storableText.ts';

const word = z.string().check(z.maxLength(200), z.refine(isStorableText));
const between = (min: number, max: number) =>
  z.exactOptional(z.nullable(z.number().check(z.minimum(min), z.maximum(max))));
const rating = between(0, 10);
const percent = between(0, 100);
const money = between(0, 1e12);
const count = between(0, 1e6);
const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.exactOptional(z.nullable(z.array(item).check(z.maxLength(1000))));
const key = z.union([word, z.number()]);

/** Who works in the team and how closely they do; strengths are 0-10. */
export const teamFactsSchema = z
  .strictObject({
    members: list(
      z.strictObject({ id: key, name: z.exactOptional(z.nullable(word)), role: z.exactOptional(z.nullable(word)) }),
    ),
    relationships: list(z.strictObject({ a: key, b: key, strength: rating })),
    founders: list(
      z.strictObject({ name: z.exactOptional(z.nullable(word)), previous_startups: count, successful_exits: count }),
    ),
  })
  .register(z.globalRegistry, { id: 'TeamFacts' });

/** Money in EUR, growth in % a year. */
export const financialFactsSchema = z
  .strictObject({
    total_debt: money,
    total_equity: between(-1e12, 1e12),
    revenue_history: list(
      z.strictObject({ year: z.number().check(z.int(), z.minimum(1900), z.maximum(2200)), revenue: money }),
    ),
    revenue_growth_rate: between(-100, 1_000_000),
    pre_money_valuation: money,
  })
  .register(z.globalRegistry, { id: 'FinancialFacts' });

/** Survey and overlap 0-100 %, ratings 0-10, market shares 0-1, technology readiness 1-9. */
export const valuePropositionFactsSchema = z
  .strictObject({
    very_disappointed_pct: percent,
    competitors: list(
      z.strictObject({ name: z.exactOptional(z.nullable(word)), market_share: between(0, 1), strength: rating }),
    ),
    corporate: z.exactOptional(
      z.nullable(
        z.strictObject({
          strategic_alignment: rating,
          channel_synergy: rating,
          executive_sponsorship: rating,
          cross_department_experience: rating,
          market_overlap_pct: percent,
          months_to_market_alone: between(0, 1200),
          months_to_market_with_partner: between(0, 1200),
          average_tenure_years: between(0, 80),
        }),
      ),
    ),
    educational: z.exactOptional(
      z.nullable(
        z.strictObject({
          trl: between(1, 9),
          publications: count,
          awards: count,
          mentors: count,
          faculty_involvement: rating,
          institutional_support: rating,
          market_overlap_pct: percent,
          students: z.exactOptional(
            z.nullable(z.record(word, z.nullable(z.number().check(z.minimum(0), z.maximum(1e6))))),
          ),
        }),
      ),
    ),
  })
  .register(z.globalRegistry, { id: 'ValuePropositionFacts' });

export type StartupTeam = z.output<typeof teamFactsSchema>;
export type StartupFinancials = z.output<typeof financialFactsSchema>;
export type StartupValueProposition = z.output<typeof valuePropositionFactsSchema>;
