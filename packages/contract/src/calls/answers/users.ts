import * as z from 'zod/mini';

import { rowId } from '../../schemas/primitives.ts';
import { userSchema } from '../../schemas/user.ts';
import { answer, messageAnswer } from '../answer.ts';

// Administration of accounts.

export const listUsers = answer({ users: z.array(userSchema) });
export const createUser = answer({ user: userSchema, id: rowId, message: z.string() });
export const getUser = answer({ user: userSchema });
export const updateUser = answer({ user: userSchema, message: z.string() });
export const deleteUser = messageAnswer;
export const inviteUser = messageAnswer;
