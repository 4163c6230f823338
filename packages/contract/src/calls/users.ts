import * as z from 'zod/mini';

import { pathId, rowId } from '../schemas/primitives.ts';
import { queryText } from '../schemas/startupQueries.ts';
import { createUserSchema, updateUserSchema, userSchema } from '../schemas/user.ts';
import { answer, type Call, messageAnswer } from './Call.ts';

const byId = z.object({ id: pathId });

/** Administration of accounts. */
export const userCalls = {
  listUsers: {
    method: 'GET',
    path: '/api/user',
    who: 'admin',
    summary: 'The accounts, searched by name and email',
    query: z.object({ q: z.optional(queryText) }),
    answer: answer({ users: z.array(userSchema) }),
    status: 200,
  },
  createUser: {
    method: 'POST',
    path: '/api/user',
    who: 'admin',
    summary: 'Make an account for somebody',
    body: createUserSchema,
    answer: answer({ user: userSchema, id: rowId, message: z.string() }),
    status: 201,
    errors: ['EMAIL_TAKEN'],
  },
  getUser: {
    method: 'GET',
    path: '/api/user/{id}',
    who: 'admin',
    summary: 'One account',
    params: byId,
    answer: answer({ user: userSchema }),
    status: 200,
    errors: ['NOT_FOUND'],
  },
  updateUser: {
    method: 'PUT',
    path: '/api/user/{id}',
    who: 'admin',
    summary: 'Change an account; a new role or type ends its sessions',
    params: byId,
    body: updateUserSchema,
    answer: answer({ user: userSchema, message: z.string() }),
    status: 200,
    errors: ['NOT_FOUND', 'EMAIL_TAKEN', 'LAST_ADMIN'],
  },
  deleteUser: {
    method: 'DELETE',
    path: '/api/user/{id}',
    who: 'admin',
    summary: 'Delete an account with its portfolios and follows; its startups stay',
    params: byId,
    answer: messageAnswer,
    status: 200,
    errors: ['NOT_FOUND', 'CANNOT_DELETE_SELF', 'LAST_ADMIN'],
  },
} as const satisfies Record<string, Call>;
