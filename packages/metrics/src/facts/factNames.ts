import { evaluatedFields, type EvaluatedField } from '../inputs/inputDomains.ts';

/** What the classification of a startup brings with it, from master data. */
export const attributeNames = [
  'stage_maturity',
  'stage_headcount',
  'stage_valuation',
  'stage_multiple',
  'corporate_affinity',
  'sales_multiple',
  'education_affinity',
  'typical_market',
  'debt_share',
  'public_share',
] as const;

/** What the optional facts of a startup come down to, one number each. */
export const extraNames = [
  'revenue_latest',
  'revenue_previous',
  'revenue_growth_stated',
  'total_debt',
  'total_equity',
  'pre_money_valuation',
  'very_disappointed_pct',
  'rival_count',
  'rival_concentration',
  'rival_strength',
  'rival_pressure',
  'graph_members',
  'graph_clustering',
  'graph_ties',
  'graph_bond',
  'graph_strength',
  'graph_components',
  'graph_connectivity',
  'founder_track_record',
  'strategic_alignment',
  'channel_synergy',
  'executive_sponsorship',
  'cross_department_experience',
  'corporate_overlap_pct',
  'months_to_market_alone',
  'months_to_market_with_partner',
  'average_tenure_years',
  'trl',
  'academic_record',
  'mentors',
  'faculty_involvement',
  'institutional_support',
  'educational_overlap_pct',
  'discipline_mix',
] as const;

/**
 * What the evaluation itself brings: the year it is made for, the worth of an unknown component, the whole months
 * that have passed since the runway was stated, and the factors of a thesis on the weights of the areas.
 */
export const settingNames = [
  'as_of_year',
  'unknown_score',
  'runway_elapsed',
  'value_factor',
  'financial_factor',
  'market_factor',
  'team_factor',
] as const;

/** Numbers that the model and its master data bring: nobody states them, and they need no evidence. */
export const conventions: ReadonlySet<string> = new Set([...attributeNames, ...settingNames]);

export type AttributeName = (typeof attributeNames)[number];
export type ExtraName = (typeof extraNames)[number];
export type SettingName = (typeof settingNames)[number];
/** Every number that a calculation starts from. */
export type FactName = EvaluatedField | AttributeName | ExtraName | SettingName;

/**
 * The year comes first because engines give objects one hidden shape while they are built from the same names in the
 * same order, and drop the shape of all when one of them contains another kind of number. `slotOf` is built from this
 * list and read in every calculation: it starts with a unique name so that its shape is not shared.
 */
export const factNames: readonly FactName[] = [...settingNames, ...evaluatedFields, ...attributeNames, ...extraNames];
