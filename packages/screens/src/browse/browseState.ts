import type { EndpointResponse } from '@aval/contract';

import type { Loadable } from '../loading/Loadable.ts';

export const browseSorts = ['name', 'foundation_year', 'updated_at', 'score', 'range_low', 'evidenced'] as const;
export type BrowseSort = (typeof browseSorts)[number];

/** The initial sort direction of each column: names ascending; years, dates and scores descending. */
export const firstOrder = {
  name: 'asc',
  foundation_year: 'desc',
  updated_at: 'desc',
  score: 'desc',
  range_low: 'desc',
  evidenced: 'desc',
} as const satisfies Record<BrowseSort, 'asc' | 'desc'>;

/** The minimum scores to filter by: where the levels Low, Medium and High begin. */
export const lowestScores = [40, 60, 80] as const;
export type LowestScore = (typeof lowestScores)[number];

/** One page of a search. */
export type FoundStartups = Omit<EndpointResponse<'searchStartups'>, 'success'>;

/** What a list of startups shows, which the app keeps in the address: search, filters, sort order and page. */
export interface BrowseState {
  q: string;
  industry: number | null;
  stage: number | null;
  /** The minimum score. */
  score: LowestScore | null;
  sort: BrowseSort;
  order: 'asc' | 'desc';
  page: number;
}

export const defaultBrowseState: BrowseState = {
  q: '',
  industry: null,
  stage: null,
  score: null,
  sort: 'name',
  order: 'asc',
  page: 1,
};

/** Whether a search or a filter is active. */
export function isNarrowed({ q, industry, stage, score }: BrowseState): boolean {
  return q !== '' || industry !== null || stage !== null || score !== null;
}

/** Whether there is nothing to search, which is more than that a search found nothing. */
export function isEmptyList(state: BrowseState, { data, isStale }: Loadable<FoundStartups>): boolean {
  return !isNarrowed(state) && !isStale && data?.startups.length === 0;
}

export const longestSearch = 200;

/** The initial state of My Startups. */
export const defaultMyStartups: BrowseState = { ...defaultBrowseState, order: 'desc' };
