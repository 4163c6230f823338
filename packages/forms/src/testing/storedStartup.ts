import type { Startup } from '@aval/contract';

import { toCreateBody } from '../startup/toCreateBody.ts';
import { filledValues } from './filledValues.ts';

const {
  owners: _owners,
  is_owner: _isOwner,
  ...created
} = toCreateBody(filledValues(), { currentYear: 2026, userId: 7 });

/** A startup from the server: mostly stated, with seven unconfirmed defaults and some structured facts. */
export const storedStartup: Startup = {
  nif: null,
  twitter_url: null,
  youtube_url: null,
  linkedin_url: null,
  website_url: null,
  customer_acquisition_cost: null,
  lifetime_value: null,
  revenue_per_employee: null,
  funding_raised: null,
  revenue: null,
  product_description: null,
  market_description: null,
  team_description: 'Three founders from the university of Zaragoza; the drivers take turns at the table.',
  financial_description: null,
  ...created,
  is_private: 1,
  id: 61,
  user_id: 7,
  is_owner: true,
  is_following: false,
  created_at: '2026-02-03T10:00:00.000Z',
  updated_at: '2026-03-04T09:30:00.000Z',
  IE_investability_score: 58.2,
  IE_investability_level: 'low',
  coverage: 0.83,
  evidenced: 0.31,
  range: { low: 51, high: 66 },
  defaulted_fields: created.defaulted_fields ?? [],
  field_sources: {},
  owners: [{ id: 7, first_name: 'Marta', last_name: 'Ibarra' }],
  review: null,
  answers: {},
  caps: [],
  can_answer: true,
  open_contradictions: 0,
  team: {
    members: [
      { id: 1, name: 'Ana Gil', role: 'CEO' },
      { id: 2, name: 'Bru Sanz', role: 'CTO' },
      { id: 3, name: 'Carla Pons', role: 'Operations' },
    ],
    relationships: [
      { a: 1, b: 2, strength: 9 },
      { a: 2, b: 3, strength: 6 },
    ],
    founders: [{ name: 'Ana Gil', previous_startups: 1, successful_exits: 0 }],
  },
  financials: {
    total_debt: 40_000,
    total_equity: 210_000,
    revenue_history: [
      { year: 2024, revenue: 21_000 },
      { year: 2025, revenue: 64_000 },
    ],
  },
  value_proposition: {
    very_disappointed_pct: 38,
    competitors: [{ name: 'Ruralbus', market_share: 0.3, strength: 6 }],
    corporate: { strategic_alignment: 7, market_overlap_pct: 35 },
    educational: { trl: 6, publications: 2, students: { engineering: 4 } },
  },
};
