/**
 * Minimum and maximum of each optional fact, by its path in the startup: entered values must respect them, except for
 * revenue growth, which may really be higher.
 */
export const extraLimits = {
  'financials.total_debt': [0, 1e12],
  'financials.total_equity': [-1e12, 1e12],
  'financials.cash_in_bank': [0, 1e12],
  'financials.revenue_growth_rate': [-100, 1000],
  'financials.pre_money_valuation': [0, 1e12],
  'financials.revenue_history.revenue': [0, 1e12],
  'team.relationships.strength': [0, 10],
  'value_proposition.very_disappointed_pct': [0, 100],
  'value_proposition.competitors.market_share': [0, 1],
  'value_proposition.competitors.strength': [0, 10],
  'value_proposition.corporate.strategic_alignment': [0, 10],
  'value_proposition.corporate.channel_synergy': [0, 10],
  'value_proposition.corporate.executive_sponsorship': [0, 10],
  'value_proposition.corporate.cross_department_experience': [0, 10],
  'value_proposition.corporate.market_overlap_pct': [0, 100],
  'value_proposition.corporate.months_to_market_alone': [0, 1200],
  'value_proposition.corporate.months_to_market_with_partner': [0, 1200],
  'value_proposition.corporate.average_tenure_years': [0, 50],
  'value_proposition.educational.trl': [1, 9],
  'value_proposition.educational.publications': [0, 1e6],
  'value_proposition.educational.awards': [0, 1e6],
  'value_proposition.educational.mentors': [0, 1e6],
  'value_proposition.educational.faculty_involvement': [0, 10],
  'value_proposition.educational.institutional_support': [0, 10],
  'value_proposition.educational.market_overlap_pct': [0, 100],
  'value_proposition.educational.students': [0, 1e6],
} as const satisfies Record<string, readonly [min: number, max: number]>;

export type ExtraPath = keyof typeof extraLimits;
