import { type Sheet, writeFact } from '../model/sheet.ts';
import { slotOf } from '../model/sources.ts';
import type { ClampedInput } from '../types.ts';
import { numberWithin } from './checkedNumber.ts';
import { extraLimits, type ExtraPath } from './extraLimits.ts';
import type { ExtraName } from './factNames.ts';

/** Optional facts that are used as they are stated, by the group and the field of a startup that states them. */
const plainFacts = {
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

type PlainGroup = keyof typeof plainFacts;

/** What a startup may state of a group. */
type StatedFacts<Group extends PlainGroup> = { readonly [Field in keyof (typeof plainFacts)[Group]]?: number | null };

/**
 * Writes the facts of a group that are used as they are stated, within their limits.
 *
 * @throws RangeError for a value that is not a finite number.
 */
export function writePlainFacts<Group extends PlainGroup>(
  sheet: Sheet,
  group: Group,
  given: StatedFacts<Group>,
  clamped: ClampedInput[],
): void {
  for (const [field, name] of Object.entries<ExtraName>(plainFacts[group])) {
    const path = `${group}.${field}` as ExtraPath;
    const [min, max] = extraLimits[path];
    const value = numberWithin(path, given[field as keyof typeof given], min, max, clamped);
    if (value !== null) writeFact(sheet, slotOf[name], value);
  }
}
