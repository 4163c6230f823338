import * as z from 'zod/mini';

import { rowId } from '../../schemas/primitives.ts';
import { personSchema, startupSchema } from '../../schemas/startup.ts';
import { answer, messageAnswer } from '../answer.ts';

// One startup with all that is known of it, its owners and followers.

const saved = answer({ startup: startupSchema, message: z.string() });
const owners = answer({ message: z.string(), owners: z.array(personSchema) });
const following = answer({ message: z.string(), is_following: z.boolean() });

export const createStartup = answer({ id: rowId, startupId: rowId, startup: startupSchema, message: z.string() });
export const getStartup = answer({ startup: startupSchema });
export const updateStartup = saved;
export const deleteStartup = messageAnswer;
export const restoreStartup = saved;
export const addOwner = owners;
export const removeOwner = owners;
export const followStartup = following;
export const unfollowStartup = following;
