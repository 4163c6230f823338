import { eq } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { refreshTokens } from '../db/schema/sessions.ts';
import { hashOfToken } from './tokens.ts';

/** The session of a refresh token, ended or not; null for a token that was never issued. */
export async function sessionIdOf(db: Queryable, refreshToken: string): Promise<number | null> {
  const [row] = await db
    .select({ sessionId: refreshTokens.session_id })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashOfToken(refreshToken)));
  return row?.sessionId ?? null;
}
