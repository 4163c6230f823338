import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import { takeUpActionSchema, updateActionSchema } from '../schemas/action.ts';
import { pathId } from '../schemas/primitives.ts';
import type { Endpoint } from './Endpoint.ts';
import * as actions from './responses/actions.ts';

const byId = z.object({ id: pathId });

export const actionEndpoints = {
  listMyActions: {
    ...routes.listMyActions,
    summary:
      'Open and done actions of the caller’s startups, and open ones of startups that they follow, soonest first',
    response: actions.listMyActions,
  },
  listActions: {
    ...routes.listActions,
    summary: 'Recommendations that were taken up for a startup that the caller owns or follows, soonest due first',
    params: byId,
    response: actions.listActions,
    errors: ['NOT_FOUND'],
  },
  takeUpAction: {
    ...routes.takeUpAction,
    summary: 'Take up a recommendation of the newest calculation',
    params: byId,
    body: takeUpActionSchema,
    response: actions.takeUpAction,
    errors: ['NOT_FOUND', 'UNKNOWN_REFERENCE', 'CONFLICT'],
  },
  updateAction: {
    ...routes.updateAction,
    summary: 'Change who does an open action until when, drop it, or take it up again',
    params: byId,
    body: updateActionSchema,
    response: actions.updateAction,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
