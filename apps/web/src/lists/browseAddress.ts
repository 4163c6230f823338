import { type EndpointQuery, pageSize, sortOrders } from '@aval/contract';
import {
  browseSorts,
  type BrowseState,
  defaultBrowseState,
  firstOrder,
  longestSearch,
  lowestScores,
} from '@aval/screens';

import { wholeNumber } from '../wholeNumber.ts';

/** Normalises a search for the server: limits its length and removes characters that cannot be typed. */
export function searchable(text: string): string {
  const typed = text.replaceAll(/\p{Cc}/gu, '');
  return typed.slice(0, longestSearch).replace(/[\uD800-\uDBFF]$/, '');
}

const largest = 1_000_000;

/** The order of a list that names only what it is sorted by. */
const orderBy = (sort: BrowseState['sort'], first: BrowseState): BrowseState['order'] =>
  sort === first.sort ? first.order : firstOrder[sort];

/**
 * Reads an address; invalid values are ignored.
 *
 * @param first The state of an empty address.
 */
export function readAddress(address: URLSearchParams, first: BrowseState = defaultBrowseState): BrowseState {
  const sort = browseSorts.find((known) => known === address.get('sort')) ?? first.sort;
  const score = wholeNumber(address.get('score'), 100);
  return {
    q: searchable(address.get('q') ?? ''),
    industry: wholeNumber(address.get('industry'), largest),
    stage: wholeNumber(address.get('stage'), largest),
    score: lowestScores.find((known) => known === score) ?? null,
    sort,
    order: sortOrders.find((known) => known === address.get('order')) ?? orderBy(sort, first),
    page: wholeNumber(address.get('page'), largest) ?? 1,
  };
}

/** The shortest address for this state: default values are omitted. */
export function writeAddress(state: BrowseState, first: BrowseState = defaultBrowseState): URLSearchParams {
  const address = new URLSearchParams();
  const usual = { ...first, order: orderBy(state.sort, first) };
  for (const key of ['q', 'industry', 'stage', 'score', 'sort', 'order', 'page'] as const) {
    const value = state[key];
    if (value !== null && value !== usual[key]) address.set(key, String(value));
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
