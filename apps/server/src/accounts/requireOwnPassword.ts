import { eq } from 'drizzle-orm';

import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import { isPassword } from './passwords.ts';

/** @throws ApiError CURRENT_PASSWORD_WRONG when it is not the caller's password. */
export async function requireOwnPassword({ db, caller }: Context, password: string): Promise<void> {
  const [known] = await db.select({ hash: users.password_hash }).from(users).where(eq(users.id, caller.id));
  if (!(await isPassword(password, known?.hash ?? null))) throw new ApiError('CURRENT_PASSWORD_WRONG');
}
