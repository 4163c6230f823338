import type { Handler } from '../http/Handler.ts';
import { readInvitedOwners } from './ownerInvitations.ts';
import { requireMayName } from './requireMayName.ts';

export const listInvitedOwners: Handler<'listInvitedOwners'> = async ({ ctx, input: { params } }) => {
  await requireMayName(ctx.db, ctx.caller, params.id);
  return { invitations: await readInvitedOwners(ctx.db, params.id, ctx.now()) };
};
