import { comparableEmail } from '@aval/contract';
import { eq, type SQL } from 'drizzle-orm';

import { users } from '../db/schema/users.ts';

/** The condition for the account with this e-mail, however it is written. */
export function hasEmail(email: string): SQL {
  return eq(users.email_key, comparableEmail(email));
}
