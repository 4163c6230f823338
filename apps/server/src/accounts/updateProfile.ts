import { eq } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { refuseStale } from '../http/refuseStale.ts';
import { texts } from '../http/texts.ts';
import { mailEmailChanged } from './mailEmailChanged.ts';
import { refuseTakenEmail } from './refuseTakenEmail.ts';
import { voidResetTokens } from './resetTokens.ts';
import { userView } from './userView.ts';

const optionalFields = ['phone', 'linkedin_personal_url', 'company_name', 'linkedin_company_url'] as const;

/** Changes the caller's own data. Omitted optional fields stay; empty ones become null. */
export const updateProfile: Handler<'updateProfile'> = async ({ ctx, input: { body } }) => {
  const { id } = ctx.caller;
  const now = ctx.now();
  const email = body.email.toLowerCase();
  const optional = Object.fromEntries(
    optionalFields.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]),
  );
  const { user, former } = await ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
    if (!before) throw new ApiError('UNAUTHENTICATED');
    await refuseStale(ctx, tx, { type: 'user', ...before });
    await refuseTakenEmail(tx, email, id);
    const [saved] = await tx
      .update(users)
      .set({ first_name: body.first_name, last_name: body.last_name, email, ...optional, updated_at: now })
      .where(eq(users.id, id))
      .returning();
    if (!saved) throw new ApiError('UNAUTHENTICATED');
    // A link sent to the old address must not open the account any more.
    if (before.email.toLowerCase() !== email) await voidResetTokens(tx, id, now);
    await recordEvent(tx, { userId: id, action: 'update', targetType: 'user', targetId: id, at: now });
    return { user: saved, former: before.email };
  });
  if (former.toLowerCase() !== email) mailEmailChanged(ctx, { former, email });
  return { user: userView(user, ctx.locale), message: texts.profileSaved[ctx.locale] };
};
