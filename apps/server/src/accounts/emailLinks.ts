import { and, eq, gt, inArray, isNull } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { emailLinks } from '../db/schema/emailLinks.ts';
import { ApiError } from '../http/ApiError.ts';
import { hourMs } from './resetTokens.ts';
import { storedEmail } from './storedEmail.ts';
import { hashOfToken, newToken } from './tokens.ts';

export type EmailLink = typeof emailLinks.$inferSelect;
type Kind = EmailLink['kind'];

const dayMs = 24 * hourMs;
export const takeBackDays = 7;
const lifeMs: Record<Kind, number> = { confirm: dayMs, change: dayMs, take_back: takeBackDays * dayMs };

interface NewLink {
  kind: Kind;
  userId: number;
  email: string;
  sessionId?: number;
}

/** Creates a link for an address. Returns its 256-bit token, of which only the hash is stored. */
export async function newEmailLink(db: Queryable, link: NewLink, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(emailLinks).values({
    hash: hashOfToken(token),
    user_id: link.userId,
    kind: link.kind,
    ...storedEmail(link.email),
    session_id: link.sessionId ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + lifeMs[link.kind]),
  });
  return token;
}

/** Gives a link another token, with which it works for its whole time again; the earlier token stops working. */
export async function renewEmailLink(db: Queryable, { hash, kind }: EmailLink, now: Date): Promise<string> {
  const token = newToken();
  await db
    .update(emailLinks)
    .set({ hash: hashOfToken(token), expires_at: new Date(now.getTime() + lifeMs[kind]) })
    .where(eq(emailLinks.hash, hash));
  return token;
}

/** The change of address that was asked for and can still be confirmed. */
export async function pendingChange(db: Queryable, userId: number, now: Date): Promise<EmailLink | null> {
  const [link] = await db
    .select()
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.user_id, userId),
        eq(emailLinks.kind, 'change'),
        isNull(emailLinks.used_at),
        gt(emailLinks.expires_at, now),
      ),
    );
  return link ?? null;
}

/** Invalidates the open links of these kinds, or only those made after a moment. */
export async function voidEmailLinks(
  db: Queryable,
  userId: number,
  { kinds, after, now }: { kinds: readonly Kind[]; after?: Date; now: Date },
): Promise<void> {
  await db
    .update(emailLinks)
    .set({ used_at: now })
    .where(
      and(
        eq(emailLinks.user_id, userId),
        inArray(emailLinks.kind, [...kinds]),
        isNull(emailLinks.used_at),
        after && gt(emailLinks.created_at, after),
      ),
    );
}

/**
 * The link of a token, if it is of one of these kinds and can still be followed.
 *
 * @throws ApiError EMAIL_LINK_INVALID for an unknown or used one, EMAIL_LINK_EXPIRED for a late one.
 */
export async function findEmailLink(db: Queryable, token: string, kinds: readonly Kind[], now: Date) {
  const [link] = await db
    .select()
    .from(emailLinks)
    .where(eq(emailLinks.hash, hashOfToken(token)));
  if (!link || link.used_at || !kinds.includes(link.kind)) throw new ApiError('EMAIL_LINK_INVALID');
  if (link.expires_at <= now) throw new ApiError('EMAIL_LINK_EXPIRED');
  return link;
}

/**
 * Uses a link up. The row of its user must be locked.
 *
 * @throws ApiError EMAIL_LINK_INVALID when it was used or invalidated meanwhile.
 */
export async function claimEmailLink(db: Queryable, { hash }: EmailLink, now: Date): Promise<void> {
  const claimed = await db
    .update(emailLinks)
    .set({ used_at: now })
    .where(and(eq(emailLinks.hash, hash), isNull(emailLinks.used_at)))
    .returning({ hash: emailLinks.hash });
  if (claimed.length === 0) throw new ApiError('EMAIL_LINK_INVALID');
}
