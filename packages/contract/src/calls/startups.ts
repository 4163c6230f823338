import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import { calculationSchema, industryCalculationSchema } from '../schemas/calculation.ts';
import { nameText, pathId, requestKey, rowId } from '../schemas/primitives.ts';
import {
  createStartupSchema,
  personSchema,
  startupListItemSchema,
  startupSchema,
  updateStartupSchema,
} from '../schemas/startup.ts';
import { pageNumber, queryText, searchQuerySchema } from '../schemas/startupQueries.ts';
import { answer, type Call, messageAnswer } from './Call.ts';

const byId = z.object({ id: pathId });
// Every key is let through: the call answers its own error for one that names no moment.
const byCalculation = z.object({ id: pathId, calcId: nameText(100) });
const startups = answer({ startups: z.array(startupListItemSchema) });
const saved = answer({ startup: startupSchema, message: z.string() });
const owners = answer({ message: z.string(), owners: z.array(personSchema) });
const following = answer({ message: z.string(), is_following: z.boolean() });

/** Startups, their owners, followers and calculations. */
export const startupCalls = {
  listStartups: {
    ...routes.listStartups,
    summary: 'Every visible startup, in brief',
    answer: answer({
      startups: z.array(
        z.pick(startupListItemSchema, {
          id: true,
          name: true,
          description: true,
          website_url: true,
          industry_id: true,
          stage_id: true,
          is_private: true,
        }),
      ),
    }),
  },
  listStartupsFull: {
    ...routes.listStartupsFull,
    summary: 'Every visible startup',
    answer: startups,
  },
  listMine: {
    ...routes.listMine,
    summary: 'What the caller owns or follows, in brief',
    answer: answer({
      startups: z.array(z.pick(startupListItemSchema, { id: true, name: true, is_owner: true, is_following: true })),
    }),
  },
  listMineFull: {
    ...routes.listMineFull,
    summary: 'What the caller owns or follows',
    answer: startups,
  },
  searchStartups: {
    ...routes.searchStartups,
    summary: 'One page of the visible startups that fit; counted exactly up to 10,000 hits',
    query: searchQuerySchema,
    answer: answer({
      startups: z.array(startupListItemSchema),
      page: z.number(),
      pages: z.number(),
      total: z.number(),
      total_is_capped: z.boolean(),
    }),
  },
  createStartup: {
    ...routes.createStartup,
    summary: 'Register a startup and evaluate it at once',
    headers: z.object({ 'idempotency-key': z.optional(requestKey) }),
    body: createStartupSchema,
    answer: answer({ id: rowId, startupId: rowId, startup: startupSchema, message: z.string() }),
    errors: ['UNKNOWN_REFERENCE', 'KEY_REUSED'],
  },
  findSimilar: {
    ...routes.findSimilar,
    summary: 'Visible startups with the same name, tax number or website',
    query: z.object({ name: z.optional(queryText), nif: z.optional(queryText), website: z.optional(queryText) }),
    answer: answer({ startups: z.array(z.pick(startupListItemSchema, { id: true, name: true })) }),
  },
  listDeleted: {
    ...routes.listDeleted,
    summary: 'Startups deleted in the last 30 days',
    query: z.object({ page: z._default(pageNumber, 1) }),
    answer: answer({
      startups: z.array(z.extend(startupListItemSchema, { deleted_at: z.string() })),
      page: z.number(),
      pages: z.number(),
    }),
  },
  getStartup: {
    ...routes.getStartup,
    summary: 'One startup',
    params: byId,
    answer: answer({ startup: startupSchema }),
    errors: ['NOT_FOUND'],
  },
  updateStartup: {
    ...routes.updateStartup,
    summary: 'Change some fields; owners the descriptive ones, administrators any',
    params: byId,
    headers: z.object({ 'if-unmodified-since': z.optional(z.string()) }),
    body: updateStartupSchema,
    answer: saved,
    errors: ['NOT_FOUND', 'STALE', 'UNKNOWN_REFERENCE'],
  },
  deleteStartup: {
    ...routes.deleteStartup,
    summary: 'Delete a startup with all that hangs on it; restorable for 30 days',
    params: byId,
    answer: messageAnswer,
    errors: ['NOT_FOUND'],
  },
  restoreStartup: {
    ...routes.restoreStartup,
    summary: 'Bring a deleted startup back',
    params: byId,
    answer: saved,
    errors: ['NOT_FOUND'],
  },
  addOwner: {
    ...routes.addOwner,
    summary: 'Make a user an owner',
    params: byId,
    body: z.optional(z.strictObject({ user_id: z.optional(rowId) })),
    answer: owners,
    errors: ['NOT_FOUND', 'ALREADY_OWNER'],
  },
  removeOwner: {
    ...routes.removeOwner,
    summary: 'Give up ownership, or as administrator take it away; the last owner cannot leave',
    params: byId,
    query: z.object({ user_id: z.optional(pathId) }),
    answer: owners,
    errors: ['NOT_FOUND', 'NOT_OWNER', 'LAST_OWNER'],
  },
  followStartup: {
    ...routes.followStartup,
    summary: 'Follow a startup; again changes nothing',
    params: byId,
    answer: following,
    errors: ['NOT_FOUND'],
  },
  unfollowStartup: {
    ...routes.unfollowStartup,
    summary: 'Stop following a startup; again changes nothing',
    params: byId,
    answer: following,
    errors: ['NOT_FOUND'],
  },
  evaluateStartup: {
    ...routes.evaluateStartup,
    summary: 'Evaluate again with today’s facts; names the required inputs that are missing and count as unknown',
    params: byId,
    answer: answer({ calculation: calculationSchema, message: z.string(), missing: z.array(z.string()) }),
    errors: ['NOT_FOUND'],
  },
  getPercentiles: {
    ...routes.getPercentiles,
    summary: 'Where each metric stands among the public peers of industry and stage',
    params: byId,
    answer: answer({
      n: z.number(),
      too_few: z.boolean(),
      metrics: z.record(z.string(), z.number()),
    }),
    errors: ['NOT_FOUND'],
  },
  listCalculations: {
    ...routes.listCalculations,
    summary: 'The calculations of a startup, newest first',
    params: byId,
    answer: answer({ calculations: z.array(calculationSchema) }),
    errors: ['NOT_FOUND'],
  },
  getCalculation: {
    ...routes.getCalculation,
    summary: 'One calculation, by number or as YYYY-MM-DD_HH:MM:SS in UTC',
    params: byCalculation,
    answer: answer({ calculation: calculationSchema }),
    errors: ['INVALID_TIMESTAMP', 'NOT_FOUND'],
  },
  deleteCalculation: {
    ...routes.deleteCalculation,
    summary: 'Delete one calculation',
    params: byCalculation,
    answer: messageAnswer,
    errors: ['INVALID_TIMESTAMP', 'NOT_FOUND'],
  },
  listIndustryCalculations: {
    ...routes.listIndustryCalculations,
    summary: 'The dated means of an industry over its public startups, newest first',
    params: byId,
    answer: answer({ calculations: z.array(industryCalculationSchema) }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Call>;
