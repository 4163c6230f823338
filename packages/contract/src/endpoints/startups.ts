import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import { factIdSchema } from '../schemas/factHistory.ts';
import { nameOwnerSchema } from '../schemas/ownerInvitation.ts';
import { editPrecondition, nameText, pathId, requestKey, storableText } from '../schemas/primitives.ts';
import { confirmFactsSchema, createStartupSchema, updateStartupSchema } from '../schemas/sentStartup.ts';
import { pageNumber, searchQuerySchema } from '../schemas/startupQueries.ts';
import { startupField, type TextFieldId } from '../startupFields.ts';
import type { Endpoint } from './Endpoint.ts';
import * as calculations from './responses/calculations.ts';
import * as startupLists from './responses/startupLists.ts';
import * as startups from './responses/startups.ts';

const byId = z.object({ id: pathId });
// Accepts any key, because the endpoint returns its own error for an invalid one.
const byCalculation = z.object({ id: pathId, calcId: nameText(100) });

// A query value may be as long as the field.
const asLongAs = (id: TextFieldId) => z.optional(storableText(startupField(id).maxLength ?? Infinity));

/** Startups, their owners, followers and calculations. */
export const startupEndpoints = {
  listStartups: {
    ...routes.listStartups,
    summary: 'All visible startups, short form',
    response: startupLists.listStartups,
  },
  listStartupsFull: {
    ...routes.listStartupsFull,
    summary: 'All visible startups',
    response: startupLists.listStartupsFull,
  },
  listMine: {
    ...routes.listMine,
    summary: 'Startups that the caller owns or follows, short form',
    response: startupLists.listMine,
  },
  listMineFull: {
    ...routes.listMineFull,
    summary: 'Startups that the caller owns or follows',
    response: startupLists.listMineFull,
  },
  searchStartups: {
    ...routes.searchStartups,
    summary: 'One page of the matching visible startups; the count is exact up to 10,000',
    query: searchQuerySchema,
    response: startupLists.searchStartups,
  },
  createStartup: {
    ...routes.createStartup,
    summary: 'Create a startup and evaluate it; others named as owners are invited, unless an administrator names them',
    headers: z.object({ 'idempotency-key': z.optional(requestKey) }),
    body: createStartupSchema,
    response: startups.createStartup,
    errors: ['PUBLICATION_LIMIT', 'UNKNOWN_REFERENCE', 'KEY_REUSED'],
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
    summary: 'Get a startup',
    params: byId,
    response: startups.getStartup,
    errors: ['NOT_FOUND'],
  },
  getFactHistory: {
    ...routes.getFactHistory,
    summary: 'The values that a fact of a startup has and had, newest first; at most the last 200',
    params: z.object({ id: pathId, field: factIdSchema }),
    response: startups.getFactHistory,
    errors: ['NOT_FOUND'],
  },
  updateStartup: {
    ...routes.updateStartup,
    summary: 'Change fields of a startup: owners descriptive ones, administrators any',
    params: byId,
    headers: z.object({ ...editPrecondition, 'if-unmodified-since': z.optional(z.string()) }),
    body: updateStartupSchema,
    response: startups.updateStartup,
    errors: ['NOT_FOUND', 'STALE', 'UNKNOWN_REFERENCE', 'PUBLICATION_LIMIT'],
  },
  confirmFacts: {
    ...routes.confirmFacts,
    summary:
      'Say that facts are still so: they count as of today in a new calculation, and their values and sources stay',
    params: byId,
    headers: z.object(editPrecondition),
    body: confirmFactsSchema,
    response: startups.confirmFacts,
    errors: ['NOT_FOUND', 'STALE'],
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
    summary: 'Restore a deleted startup',
    params: byId,
    response: startups.restoreStartup,
    errors: ['NOT_FOUND'],
  },
  addOwner: {
    ...routes.addOwner,
    summary:
      'Name an owner: an invitation that the user accepts; administrators make a user an owner at once by number. The response does not reveal whether an account exists',
    params: byId,
    body: z.optional(nameOwnerSchema),
    response: startups.addOwner,
    errors: ['NOT_FOUND', 'ALREADY_OWNER', 'CONFLICT', 'EMAIL_UNCONFIRMED'],
  },
  removeOwner: {
    ...routes.removeOwner,
    summary: 'Remove an owner: oneself, or anyone as administrator. Without owners, administrators look after it',
    params: byId,
    query: z.object({ user_id: z.optional(pathId) }),
    response: startups.removeOwner,
    errors: ['NOT_FOUND', 'NOT_OWNER'],
  },
  listInvitedOwners: {
    ...routes.listInvitedOwners,
    summary: 'The open invitations to own a startup, by what was typed',
    params: byId,
    response: startups.listInvitedOwners,
    errors: ['NOT_FOUND'],
  },
  withdrawOwnerInvitation: {
    ...routes.withdrawOwnerInvitation,
    summary: 'Withdraw an open invitation to own a startup',
    params: z.object({ id: pathId, invitationId: pathId }),
    response: startups.withdrawOwnerInvitation,
    errors: ['NOT_FOUND'],
  },
  listOwnerInvitations: {
    ...routes.listOwnerInvitations,
    summary: 'The open invitations of the caller to own startups',
    response: startups.listOwnerInvitations,
  },
  acceptOwnership: {
    ...routes.acceptOwnership,
    summary: 'Accept an invitation and become an owner',
    params: byId,
    response: startups.acceptOwnership,
    errors: ['NOT_FOUND', 'EMAIL_UNCONFIRMED'],
  },
  declineOwnership: {
    ...routes.declineOwnership,
    summary: 'Decline an invitation to own a startup',
    params: byId,
    response: startups.declineOwnership,
    errors: ['NOT_FOUND'],
  },
  followStartup: {
    ...routes.followStartup,
    summary: 'Follow a startup; idempotent',
    params: byId,
    response: startups.followStartup,
    errors: ['NOT_FOUND'],
  },
  unfollowStartup: {
    ...routes.unfollowStartup,
    summary: 'Stop following a startup; idempotent',
    params: byId,
    response: startups.unfollowStartup,
    errors: ['NOT_FOUND'],
  },
  evaluateStartup: {
    ...routes.evaluateStartup,
    summary: 'Evaluate again with today’s facts; lists missing required inputs, which count as unknown',
    params: byId,
    response: calculations.evaluateStartup,
    errors: ['NOT_FOUND'],
  },
  getPercentiles: {
    ...routes.getPercentiles,
    summary:
      'Percentile of each metric among the other public startups of the same industry and stage; at least ten must have the metric',
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
    summary: 'Get a calculation by its number or as YYYY-MM-DD_HH:MM:SS in UTC',
    params: byCalculation,
    response: calculations.getCalculation,
    errors: ['INVALID_TIMESTAMP', 'NOT_FOUND'],
  },
  deleteCalculation: {
    ...routes.deleteCalculation,
    summary: 'Delete a calculation',
    params: byCalculation,
    response: calculations.deleteCalculation,
    errors: ['INVALID_TIMESTAMP', 'NOT_FOUND'],
  },
  listIndustryCalculations: {
    ...routes.listIndustryCalculations,
    summary: 'The dated medians and quartiles of an industry over its public startups, newest first',
    params: byId,
    response: calculations.listIndustryCalculations,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
