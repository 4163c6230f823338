export const searchScopes = ['all', 'owned', 'followed', 'mine'] as const;
export const startupSorts = [
  'relevance',
  'name',
  'foundation_year',
  'updated_at',
  'score',
  'range_low',
  'evidenced',
] as const;
export const sortOrders = ['asc', 'desc'] as const;
/** Hits are counted exactly up to this number. */
export const searchCountCap = 10_000;
/** Startups per page of every list. */
export const pageSize = 10;
