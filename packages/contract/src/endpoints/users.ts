import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import { editPrecondition, pathId } from '../schemas/primitives.ts';
import { createUserSchema, updateUserSchema } from '../schemas/sentAccount.ts';
import { queryText } from '../schemas/startupQueries.ts';
import type { Endpoint } from './Endpoint.ts';
import * as users from './responses/users.ts';

const byId = z.object({ id: pathId });

/** Administration of accounts. */
export const userEndpoints = {
  listUsers: {
    ...routes.listUsers,
    summary: 'The accounts, filtered by name or email',
    query: z.object({ q: z.optional(queryText) }),
    response: users.listUsers,
  },
  createUser: {
    ...routes.createUser,
    summary: 'Create an account; with a null password, the user is invited by mail to set one',
    body: createUserSchema,
    response: users.createUser,
    errors: ['EMAIL_TAKEN'],
  },
  getUser: {
    ...routes.getUser,
    summary: 'Get an account',
    params: byId,
    response: users.getUser,
    errors: ['NOT_FOUND'],
  },
  updateUser: {
    ...routes.updateUser,
    summary: 'Change an account; a new role or type ends its sessions',
    params: byId,
    headers: z.object(editPrecondition),
    body: updateUserSchema,
    response: users.updateUser,
    errors: ['NOT_FOUND', 'STALE', 'EMAIL_TAKEN', 'LAST_ADMIN'],
  },
  deleteUser: {
    ...routes.deleteUser,
    summary: 'Delete an account with its portfolios, follows and invitations; its startups stay',
    params: byId,
    response: users.deleteUser,
    errors: ['NOT_FOUND', 'CANNOT_DELETE_SELF', 'LAST_ADMIN'],
  },
  inviteUser: {
    ...routes.inviteUser,
    summary: 'Resend the invitation to an account without a password; earlier links stop working',
    params: byId,
    response: users.inviteUser,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
