import type { StartupFieldId } from '@aval/contract';

/** The fields whose truth the authors of untidy documents wrote down; what the reader finds of others is not judged. */
export const untidyFields: readonly StartupFieldId[] = [
  'name',
  'location',
  'foundation_year',
  'website_url',
  'founder_count',
  'team_size',
  'total_market_size',
  'target_segment_size',
  'competitor_count',
  'market_growth_rate',
  'cash_runway_months',
  'burn_rate',
  'funding_raised',
  'revenue',
  'profit_margin',
  'customer_acquisition_cost',
  'lifetime_value',
  'patent_count',
];

/** All of them but those on which careful readers of a document would disagree. */
export const allBut = (...open: StartupFieldId[]) => untidyFields.filter((field) => !open.includes(field));
