import * as z from 'zod/mini';

import { rowId } from '../../schemas/primitives.ts';
import { userSchema } from '../../schemas/user.ts';
import { response, messageResponse } from '../response.ts';

// Administration of accounts.

export const listUsers = response({ users: z.array(userSchema) });
export const createUser = response({ user: userSchema, id: rowId, message: z.string() });
export const getUser = response({ user: userSchema });
export const updateUser = response({ user: userSchema, message: z.string() });
export const deleteUser = messageResponse;
export const inviteUser = messageResponse;
