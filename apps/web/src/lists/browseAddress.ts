import { type EndpointQuery, pageSize, sortOrders } from '@aval/contract';

import { wholeNumber } from '../wholeNumber.ts';

export const browseSorts = ['name', 'foundation_year', 'updated_at', 'score'] as const;
export type BrowseSort = (typeof browseSorts)[number];

/** The initial sort direction of each column: names ascending; years, dates and scores descending. */
export const firstOrder = {
  name: 'asc',
  foundation_year: 'desc',
  updated_at: 'desc',
  score: 'desc',
} as const satisfies Record<BrowseSort, 'asc' | 'desc'>;

/** The minimum scores to filter by: where the levels Low, Medium and High begin. */
export const lowestScores = [40, 60, 80] as const;
export type LowestScore = (typeof lowestScores)[number];

/** The state in the address of the list: search, filters, sort order and page. */
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

export const defaultState: BrowseState = {
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

export const longestSearch = 200;

/** Normalises a search for the server: limits its length and removes characters that cannot be typed. */
export function searchable(text: string): string {
  const typed = text.replaceAll(/\p{Cc}/gu, '');
  return typed.slice(0, longestSearch).replace(/[\uD800-\uDBFF]$/, '');
}

const largest = 1_000_000;

/**
 * Reads an address; invalid values are ignored.
 *
 * @param first The state of an empty address.
 */
export function readAddress(address: URLSearchParams, first: BrowseState = defaultState): BrowseState {
  const sort = browseSorts.find((known) => known === address.get('sort'));
  const score = wholeNumber(address.get('score'), 100);
  return {
    q: searchable(address.get('q') ?? ''),
    industry: wholeNumber(address.get('industry'), largest),
    stage: wholeNumber(address.get('stage'), largest),
    score: lowestScores.find((known) => known === score) ?? null,
    sort: sort ?? first.sort,
    order: sortOrders.find((known) => known === address.get('order')) ?? first.order,
    page: wholeNumber(address.get('page'), largest) ?? 1,
  };
}

/** The shortest address for this state: default values are omitted. */
export function writeAddress(state: BrowseState, first: BrowseState = defaultState): URLSearchParams {
  const address = new URLSearchParams();
  for (const key of ['q', 'industry', 'stage', 'score', 'sort', 'order', 'page'] as const) {
    const value = state[key];
    if (value !== null && value !== first[key]) address.set(key, String(value));
  }
  return address;
}

/** The query of the search endpoint for this state. */
export function searchQuery(state: BrowseState): EndpointQuery<'searchStartups'> {
  return {
    ...(state.q.trim() === '' ? {} : { q: state.q.trim() }),
    ...(state.industry === null ? {} : { industry_id: state.industry }),
    ...(state.stage === null ? {} : { stage_id: state.stage }),
    ...(state.score === null ? {} : { min_score: state.score }),
    sort: state.sort,
    order: state.order,
    page: state.page,
    limit: pageSize,
  };
}
