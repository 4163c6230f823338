import { comparableEmail } from '@aval/contract';

/** The columns of an e-mail: as it is written to, and as it is compared. */
export function storedEmail(email: string): { email: string; email_key: string } {
  return { email, email_key: comparableEmail(email) };
}
