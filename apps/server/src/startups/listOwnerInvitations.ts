import type { OwnerInvitation } from '@aval/contract';
import { sql } from 'drizzle-orm';

import { isoTime, readPacked } from '../db/readPacked.ts';
import type { Handler } from '../http/Handler.ts';
import { invitationSource, isFor, isOpenAt } from './ownerInvitations.ts';

/**
 * The invitations of the caller, oldest first; of several to the same startup the first. Those by email are listed once
 * the email is confirmed, and as long as the account has it.
 */
export const listOwnerInvitations: Handler<'listOwnerInvitations'> = async ({ ctx }) => ({
  invitations: await readPacked<OwnerInvitation>(
    ctx.db,
    sql`
      select json_build_object(
        'id', i.id, 'startup_name', s.name, 'invited_by', concat_ws(' ', u.first_name, u.last_name),
        'created_at', ${isoTime(sql`i.created_at`)}, 'expires_at', ${isoTime(sql`i.expires_at`)}
      ) as packed
      from ${invitationSource}
      where i.id = any(array(
        select min(i.id) from ${invitationSource}
        where ${isFor(ctx.caller.id)} and ${isOpenAt(ctx.now())}
        group by i.startup_id))
      order by i.id`,
  ),
});
