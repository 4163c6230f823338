import * as z from 'zod/mini';

import { pastFactSchema } from '../../schemas/factHistory.ts';
import { invitedOwnerSchema, ownerInvitationSchema } from '../../schemas/ownerInvitation.ts';
import { rowId } from '../../schemas/primitives.ts';
import { personSchema, startupSchema } from '../../schemas/startup.ts';
import { response, messageResponse } from '../response.ts';

// A startup with all its data, owners and followers.

const saved = response({ startup: startupSchema, message: z.string() });
const owners = response({ message: z.string(), owners: z.array(personSchema) });
const invited = response({ message: z.optional(z.string()), invitations: z.array(invitedOwnerSchema) });
const following = response({ message: z.string(), is_following: z.boolean() });

export const createStartup = response({ id: rowId, startupId: rowId, startup: startupSchema, message: z.string() });
export const getStartup = response({ startup: startupSchema });
export const getFactHistory = response({ history: z.array(pastFactSchema) });
export const updateStartup = saved;
export const confirmFacts = saved;
export const deleteStartup = messageResponse;
export const restoreStartup = saved;
export const addOwner = response({
  message: z.string(),
  owners: z.array(personSchema),
  invitations: z.array(invitedOwnerSchema),
});
export const removeOwner = owners;
export const listInvitedOwners = invited;
export const withdrawOwnerInvitation = invited;
export const listOwnerInvitations = response({ invitations: z.array(ownerInvitationSchema) });
export const acceptOwnership = response({ message: z.string(), startup_id: rowId });
export const declineOwnership = messageResponse;
export const followStartup = following;
export const unfollowStartup = following;
