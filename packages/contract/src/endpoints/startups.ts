import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import { editPrecondition, nameText, pathId, requestKey, rowId, storableText } from '../schemas/primitives.ts';
import { createStartupSchema, updateStartupSchema } from '../schemas/sentStartup.ts';
import { pageNumber, searchQuerySchema } from '../schemas/startupQueries.ts';
import { startupField, type TextFieldId } from '../startupFields.ts';
import type { Endpoint } from './Endpoint.ts';
import * as calculations from './responses/calculations.ts';
import * as startupLists from './responses/startupLists.ts';
import * as startups from './responses/startups.ts';

const byId = z.object({ id: pathId });
// Every key is let through: the call answers its own error for one that names no moment.
const byCalculation = z.object({ id: pathId, calcId: nameText(100) });

// Whatever the field can hold can be asked about.
const asLongAs = (id: TextFieldId) => z.optional(storableText(startupField(id).maxLength ?? Infinity));

/** Startups, their owners, followers and calculations. */
export const startupEndpoints = {
  listStartups: {
    ...routes.listStartups,
    summary: 'Every visible startup, in brief',
    response: startupLists.listStartups,
  },
  listStartupsFull: {
    ...routes.listStartupsFull,
    summary: 'Every visible startup',
    response: startupLists.listStartupsFull,
  },
  listMine: {
    ...routes.listMine,
    summary: 'What the caller owns or follows, in brief',
    response: startupLists.listMine,
  },
  listMineFull: {
    ...routes.listMineFull,
    summary: 'What the caller owns or follows',
    response: startupLists.listMineFull,
  },
  searchStartups: {
    ...routes.searchStartups,
    summary: 'One page of the visible startups that fit; counted exactly up to 10,000 hits',
    query: searchQuerySchema,
    response: startupLists.searchStartups,
  },
  createStartup: {
    ...routes.createStartup,
    summary: 'Register a startup and evaluate it at once',
    headers: z.object({ 'idempotency-key': z.optional(requestKey) }),
    body: createStartupSchema,
    response: startups.createStartup,
    errors: ['UNKNOWN_REFERENCE', 'KEY_REUSED'],
  },
  findSimilar: {
    ...routes.findSimilar,
    summary: 'Visible startups with the same name, tax number or website',
    query: z.object({ name: asLongAs('name'), nif: asLongAs('nif'), website: asLongAs('website_url') }),
    response: startupLists.findSimilar,
  },
  listDeleted: {
    ...routes.listDeleted,
    summary: 'Startups deleted in the last 30 days',
    query: z.object({ page: z._default(pageNumber, 1) }),
    response: startupLists.listDeleted,
  },
  getStartup: {
    ...routes.getStartup,
    summary: 'One startup',
    params: byId,
    response: startups.getStartup,
    errors: ['NOT_FOUND'],
  },
  updateStartup: {
    ...routes.updateStartup,
    summary: 'Change some fields; owners the descriptive ones, administrators any',
    params: byId,
    headers: z.object({ ...editPrecondition, 'if-unmodified-since': z.optional(z.string()) }),
    body: updateStartupSchema,
    response: startups.updateStartup,
    errors: ['NOT_FOUND', 'STALE', 'UNKNOWN_REFERENCE'],
  },
  deleteStartup: {
    ...routes.deleteStartup,
    summary: 'Delete a startup and everything that belongs to it; it can be restored for 30 days',
    params: byId,
    response: startups.deleteStartup,
    errors: ['NOT_FOUND'],
  },
  restoreStartup: {
    ...routes.restoreStartup,
    summary: 'Bring a deleted startup back',
    params: byId,
    response: startups.restoreStartup,
    errors: ['NOT_FOUND'],
  },
  addOwner: {
    ...routes.addOwner,
    summary: 'Make a user an owner',
    params: byId,
    body: z.optional(z.strictObject({ user_id: z.optional(rowId) })),
    response: startups.addOwner,
    errors: ['NOT_FOUND', 'ALREADY_OWNER'],
  },
  removeOwner: {
    ...routes.removeOwner,
    summary: 'Give up ownership, or as administrator take it away; the last owner cannot leave',
    params: byId,
    query: z.object({ user_id: z.optional(pathId) }),
    response: startups.removeOwner,
    errors: ['NOT_FOUND', 'NOT_OWNER', 'LAST_OWNER'],
  },
  followStartup: {
    ...routes.followStartup,
    summary: 'Follow a startup; again changes nothing',
    params: byId,
    response: startups.followStartup,
    errors: ['NOT_FOUND'],
  },
  unfollowStartup: {
    ...routes.unfollowStartup,
    summary: 'Stop following a startup; again changes nothing',
    params: byId,
    response: startups.unfollowStartup,
    errors: ['NOT_FOUND'],
  },
  evaluateStartup: {
    ...routes.evaluateStartup,
    summary: 'Evaluate again with today’s facts; names the required inputs that are missing and count as unknown',
    params: byId,
    response: calculations.evaluateStartup,
    errors: ['NOT_FOUND'],
  },
  getPercentiles: {
    ...routes.getPercentiles,
    summary:
      'Where each metric stands among the other public startups of its industry and stage, of which ten must have it',
    params: byId,
    response: calculations.getPercentiles,
    errors: ['NOT_FOUND'],
  },
  listCalculations: {
    ...routes.listCalculations,
    summary: 'The calculations of a startup, newest first',
    params: byId,
    response: calculations.listCalculations,
    errors: ['NOT_FOUND'],
  },
  getCalculation: {
    ...routes.getCalculation,
    summary: 'One calculation, by number or as YYYY-MM-DD_HH:MM:SS in UTC',
    params: byCalculation,
    response: calculations.getCalculation,
    errors: ['INVALID_TIMESTAMP', 'NOT_FOUND'],
  },
  deleteCalculation: {
    ...routes.deleteCalculation,
    summary: 'Delete one calculation',
    params: byCalculation,
    response: calculations.deleteCalculation,
    errors: ['INVALID_TIMESTAMP', 'NOT_FOUND'],
  },
  listIndustryCalculations: {
    ...routes.listIndustryCalculations,
    summary: 'The dated means of an industry over its public startups, newest first',
    params: byId,
    response: calculations.listIndustryCalculations,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
