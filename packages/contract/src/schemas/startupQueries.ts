import * as z from 'zod/mini';

import { pageSize, searchScopes, sortOrders, startupSorts } from '../startupLists.ts';
import { isStorableText } from '../storableText.ts';
import { pathId, sentNumber } from './primitives.ts';

export const pageNumber = sentNumber(z.int(), z.minimum(1), z.maximum(1_000_000));
export const queryText = z.string().check(z.maxLength(200), z.refine(isStorableText));

const score = sentNumber(z.minimum(0), z.maximum(100));

export const searchQuerySchema = z.object({
  q: z.optional(queryText),
  industry_id: z.optional(pathId),
  stage_id: z.optional(pathId),
  is_private: z.optional(sentNumber(z.int(), z.minimum(0), z.maximum(1))),
  min_score: z.optional(score),
  max_score: z.optional(score),
  scope: z._default(z.enum(searchScopes), 'all'),
  not_in_portfolio: z.optional(pathId),
  sort: z._default(z.enum(startupSorts), 'relevance'),
  order: z.optional(z.enum(sortOrders)),
  limit: z._default(sentNumber(z.int(), z.minimum(1), z.maximum(100)), pageSize),
  page: z._default(pageNumber, 1),
});
export type SearchQuery = z.output<typeof searchQuerySchema>;

/** A calculation key: its number, or its date as YYYY-MM-DD_HH:MM:SS in UTC. */
export const calculationKeyPattern = /^(\d{1,10}|\d{4}-\d{2}-\d{2}_\d{2}:\d{2}:\d{2})$/;
