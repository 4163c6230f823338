import { comparableEmail } from '@aval/contract';
import { expect, it } from 'vitest';

import { databaseAfter } from '../testing/databaseAfter.ts';
import { migrateDatabase } from './migrate.ts';

/** The migrations before e-mails were confirmed. */
const before = 1;

/** Addresses of accounts from before, and the key that each gets. */
const accounts = [
  ['josé@example.com', 'josé@example.com'],
  ['plain@example.com', 'plain@example.com'],
  ['\uFF50lain@example.com', '\uFF50lain@example.com'],
  ['wi\u200Bde@example.com', 'wide@example.com'],
  ['\uFF57ide@example.com', '\uFF57ide@example.com'],
  ['soft\u00AD\u{E0020}er@example.com', 'softer@example.com'],
] as const;

it('counts earlier accounts as confirmed, and compares their addresses as new ones are compared', async () => {
  const pool = await databaseAfter(before);
  for (const [email] of accounts) {
    await pool.query(
      `insert into users (email, first_name, last_name, profile_type_code, profile_group_code, created_at)
       values ($1, 'Ada', 'Byron', 'I', 'INVESTOR', '2026-01-02T03:04:05Z')`,
      [email],
    );
  }
  await migrateDatabase(pool, 'begin anew');
  const { rows } = await pool.query<{ email: string; email_key: string; at: Date }>(
    'select email, email_key, email_confirmed_at as at from users order by id',
  );
  expect(rows.map(({ email, email_key }) => [email, email_key])).toEqual(accounts);
  expect(new Set(rows.map(({ at }) => at.toISOString()))).toEqual(new Set(['2026-01-02T03:04:05.000Z']));
  const isAlone = (email: string) =>
    accounts.filter(([other]) => comparableEmail(other) === comparableEmail(email)).length === 1;
  const alone = rows.filter(({ email }) => isAlone(email));
  expect(alone.map(({ email_key }) => email_key)).toEqual(alone.map(({ email }) => comparableEmail(email)));
});
