import { comparableEmail, message } from '@aval/contract';
import { eq } from 'drizzle-orm';

import { users } from '../db/schema/users.ts';
import { timeOfEdit } from '../db/timeOfEdit.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { refuseStale } from '../http/refuseStale.ts';
import { texts } from '../http/texts.ts';
import { recordAccountChanges } from './recordAccountChanges.ts';
import { userView } from './userView.ts';

const optionalFields = ['phone', 'linkedin_personal_url', 'company_name', 'linkedin_company_url'] as const;

/**
 * Changes the caller's own data except the e-mail, which `changeEmail` does. Omitted optional fields stay; empty ones
 * become null.
 */
export const updateProfile: Handler<'updateProfile'> = async ({ ctx, input: { body } }) => {
  const { id } = ctx.caller;
  const optional = Object.fromEntries(
    optionalFields.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]),
  );
  const user = await ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
    if (!before) throw new ApiError('UNAUTHENTICATED');
    await refuseStale(ctx, tx, { type: 'user', ...before });
    const now = timeOfEdit(before, ctx.now());
    if (body.email !== undefined && comparableEmail(body.email) !== before.email_key) {
      throw new ApiError('VALIDATION_FAILED', { issues: [{ path: 'email', message: message('emailElsewhere') }] });
    }
    const [saved] = await tx
      .update(users)
      .set({
        first_name: body.first_name,
        last_name: body.last_name,
        ...optional,
        ...digestOf(body, before, now),
        updated_at: now,
      })
      .where(eq(users.id, id))
      .returning();
    if (!saved) throw new ApiError('UNAUTHENTICATED');
    await recordAccountChanges(tx, { userId: id, before, after: saved, at: now });
    return saved;
  });
  return {
    user: userView(user, ctx.locale),
    mail_digest: user.mail_digest,
    message: texts.profileSaved[ctx.locale],
  };
};

/** Whoever turns the digest on gets what happens from then on, and not everything before. */
function digestOf({ mail_digest }: { mail_digest?: boolean | undefined }, before: { mail_digest: boolean }, now: Date) {
  if (mail_digest === undefined || mail_digest === before.mail_digest) return {};
  return { mail_digest, ...(mail_digest && { digest_sent_at: now }) };
}
