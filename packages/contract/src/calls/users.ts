import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import { pathId } from '../schemas/primitives.ts';
import { createUserSchema, updateUserSchema } from '../schemas/sentAccount.ts';
import { queryText } from '../schemas/startupQueries.ts';
import * as users from './answers/users.ts';
import type { Call } from './Call.ts';

const byId = z.object({ id: pathId });

/** Administration of accounts. */
export const userCalls = {
  listUsers: {
    ...routes.listUsers,
    summary: 'The accounts, searched by name and email',
    query: z.object({ q: z.optional(queryText) }),
    answer: users.listUsers,
  },
  createUser: {
    ...routes.createUser,
    summary: 'Make an account for somebody',
    body: createUserSchema,
    answer: users.createUser,
    errors: ['EMAIL_TAKEN'],
  },
  getUser: {
    ...routes.getUser,
    summary: 'One account',
    params: byId,
    answer: users.getUser,
    errors: ['NOT_FOUND'],
  },
  updateUser: {
    ...routes.updateUser,
    summary: 'Change an account; a new role or type ends its sessions',
    params: byId,
    body: updateUserSchema,
    answer: users.updateUser,
    errors: ['NOT_FOUND', 'EMAIL_TAKEN', 'LAST_ADMIN'],
  },
  deleteUser: {
    ...routes.deleteUser,
    summary: 'Delete an account with its portfolios and follows; its startups stay',
    params: byId,
    answer: users.deleteUser,
    errors: ['NOT_FOUND', 'CANNOT_DELETE_SELF', 'LAST_ADMIN'],
  },
} as const satisfies Record<string, Call>;
