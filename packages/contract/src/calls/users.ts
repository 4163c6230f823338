import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import { pathId, rowId } from '../schemas/primitives.ts';
import { queryText } from '../schemas/startupQueries.ts';
import { createUserSchema, updateUserSchema, userSchema } from '../schemas/user.ts';
import { answer, type Call, messageAnswer } from './Call.ts';

const byId = z.object({ id: pathId });

/** Administration of accounts. */
export const userCalls = {
  listUsers: {
    ...routes.listUsers,
    summary: 'The accounts, searched by name and email',
    query: z.object({ q: z.optional(queryText) }),
    answer: answer({ users: z.array(userSchema) }),
  },
  createUser: {
    ...routes.createUser,
    summary: 'Make an account for somebody',
    body: createUserSchema,
    answer: answer({ user: userSchema, id: rowId, message: z.string() }),
    errors: ['EMAIL_TAKEN'],
  },
  getUser: {
    ...routes.getUser,
    summary: 'One account',
    params: byId,
    answer: answer({ user: userSchema }),
    errors: ['NOT_FOUND'],
  },
  updateUser: {
    ...routes.updateUser,
    summary: 'Change an account; a new role or type ends its sessions',
    params: byId,
    body: updateUserSchema,
    answer: answer({ user: userSchema, message: z.string() }),
    errors: ['NOT_FOUND', 'EMAIL_TAKEN', 'LAST_ADMIN'],
  },
  deleteUser: {
    ...routes.deleteUser,
    summary: 'Delete an account with its portfolios and follows; its startups stay',
    params: byId,
    answer: messageAnswer,
    errors: ['NOT_FOUND', 'CANNOT_DELETE_SELF', 'LAST_ADMIN'],
  },
} as const satisfies Record<string, Call>;
