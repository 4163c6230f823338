import * as z from 'zod/mini';

import { rowId, timestamp } from './primitives.ts';
import { email } from './sentAccount.ts';

/** Who becomes an owner, by number or email; without either, the caller. */
export const nameOwnerSchema = z.strictObject({ user_id: z.optional(rowId), email: z.optional(email) });

/** An open invitation as its senders see it: by what they typed, because a number must not reveal a name. */
export const invitedOwnerSchema = z
  .object({
    id: rowId,
    user_id: z.nullable(rowId),
    email: z.nullable(z.string()),
    created_at: timestamp,
    expires_at: timestamp,
  })
  .register(z.globalRegistry, { id: 'InvitedOwner' });
export type InvitedOwner = z.output<typeof invitedOwnerSchema>;

/** An open invitation as the invited user sees it: of the startup only its name. */
export const ownerInvitationSchema = z
  .object({
    id: rowId,
    startup_name: z.string(),
    /** First and last name of the user who invites. */
    invited_by: z.string(),
    created_at: timestamp,
    expires_at: timestamp,
  })
  .register(z.globalRegistry, { id: 'OwnerInvitation' });
export type OwnerInvitation = z.output<typeof ownerInvitationSchema>;
