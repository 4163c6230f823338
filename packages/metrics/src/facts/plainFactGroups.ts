import { extraLimits, type ExtraPath } from './extraLimits.ts';
import type { ExtraName } from './factNames.ts';

/** Optional facts that are used as they are stated, by the group and the field of a startup that states them. */
export const plainFactGroups = {
  financials: {
    pre_money_valuation: 'pre_money_valuation',
    revenue_growth_rate: 'revenue_growth_stated',
    total_debt: 'total_debt',
    total_equity: 'total_equity',
  },
  value_proposition: { very_disappointed_pct: 'very_disappointed_pct' },
  'value_proposition.corporate': {
    strategic_alignment: 'strategic_alignment',
    channel_synergy: 'channel_synergy',
    executive_sponsorship: 'executive_sponsorship',
    cross_department_experience: 'cross_department_experience',
    market_overlap_pct: 'corporate_overlap_pct',
    months_to_market_alone: 'months_to_market_alone',
    months_to_market_with_partner: 'months_to_market_with_partner',
    average_tenure_years: 'average_tenure_years',
  },
  'value_proposition.educational': {
    trl: 'trl',
    mentors: 'mentors',
    faculty_involvement: 'faculty_involvement',
    institutional_support: 'institutional_support',
    market_overlap_pct: 'educational_overlap_pct',
  },
} as const satisfies Record<string, Readonly<Record<string, ExtraName>>>;

export type PlainGroup = keyof typeof plainFactGroups;

/** What a startup may state of a group. */
export type PlainFacts<Group extends PlainGroup> = {
  readonly [Field in keyof (typeof plainFactGroups)[Group]]?: number | null;
};

/** Per group: writes its facts onto a blank sheet, or answers false when one needs a closer look. */
export type PlainFactWriters = {
  readonly [Group in PlainGroup]: (given: PlainFacts<Group>, v: number[], t: number[]) => boolean;
};

export interface PlainFact {
  field: string;
  path: ExtraPath;
  name: ExtraName;
  min: number;
  max: number;
}

/** The facts of a group with the limits of each. */
export function plainFactsOf(group: PlainGroup): readonly PlainFact[] {
  return Object.entries(plainFactGroups[group]).map(([field, name]: [string, ExtraName]) => {
    const path = `${group}.${field}` as ExtraPath;
    const [min, max] = extraLimits[path];
    return { field, path, name, min, max };
  });
}
