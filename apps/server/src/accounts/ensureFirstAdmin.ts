import { randomBytes } from 'node:crypto';

import { passwordIssues } from '@aval/contract';

import type { Env } from '../configuration/env.ts';
import type { Db } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { users } from '../db/schema/users.ts';
import { takeTurn } from '../db/takeTurn.ts';
import { StartError } from '../errors/startError.ts';
import { hashPassword } from './passwords.ts';
import { storedEmail } from './storedEmail.ts';

const firstAdmin = {
  first_name: 'First',
  last_name: 'Administrator',
  role: 'admin',
  profile_type_code: 'I',
  profile_group_code: 'ANALYST',
} as const;

export interface FirstAdmin {
  email: string;
  /** Null when the password came from the configuration. */
  generatedPassword: string | null;
}

/**
 * Creates the first administrator when the database has no users.
 *
 * @returns null when there are users already.
 * @throws StartError when the configured password is too weak.
 */
export async function ensureFirstAdmin(env: Env, db: Db): Promise<FirstAdmin | null> {
  const [known] = await db.select({ id: users.id }).from(users).limit(1);
  if (known) return null;
  const email = (env.AVAL_ADMIN_EMAIL ?? 'admin@aval.invalid').toLowerCase();
  const generated = env.AVAL_ADMIN_PASSWORD ? null : `Aval-${randomBytes(12).toString('base64url')}!7`;
  const password = env.AVAL_ADMIN_PASSWORD ?? generated ?? '';
  const [issue] = passwordIssues(password, 'en');
  if (issue) throw new StartError(`AVAL_ADMIN_PASSWORD is too weak: ${issue}. Set a stronger one.`);
  const password_hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await takeTurn(tx);
    const [meanwhile] = await tx.select({ id: users.id }).from(users).limit(1);
    if (meanwhile) return null;
    const [made] = await tx
      .insert(users)
      .values({ ...firstAdmin, ...storedEmail(email), email_confirmed_at: new Date(), password_hash })
      .returning({ id: users.id });
    await recordEvent(tx, {
      userId: null,
      action: 'create',
      targetType: 'user',
      targetId: made?.id ?? null,
      detail: { changes: { role: { from: null, to: 'admin' } } },
      at: new Date(),
    });
    return { email, generatedPassword: generated };
  });
}
