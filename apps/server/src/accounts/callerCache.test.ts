import { expect, it } from 'vitest';

import type { Queryable } from '../db/open.ts';
import type { Caller } from '../services/Caller.ts';
import { callerCache } from './callerCache.ts';

const now = new Date('2026-06-30T12:00:00Z');
const claims = { userId: 3, sessionId: 5 };
const caller: Caller = { id: 3, sessionId: 5, role: 'user', profileTypeCode: 'I' };

/** A database whose query results are supplied by the test, in request order. */
function heldDatabase() {
  const answers: ((rows: Caller[]) => void)[] = [];
  const where = () => new Promise<Caller[]>((answer) => answers.push(answer));
  const db = { select: () => ({ from: () => ({ innerJoin: () => ({ where }) }) }) };
  return { db: db as unknown as Queryable, answers };
}

it.each([
  ['the session', (cache: ReturnType<typeof callerCache>) => cache.forget(claims.sessionId)],
  ['the user', (cache: ReturnType<typeof callerCache>) => cache.forgetUser(claims.userId)],
])('does not cache a result that was read before %s was evicted', async (_, forget) => {
  const { db, answers } = heldDatabase();
  const cache = callerCache(db);
  const reading = cache.find(claims, now);
  forget(cache);
  answers[0]?.([caller]);
  await reading;
  const again = cache.find(claims, now);
  answers[1]?.([]);
  expect(await again).toBeNull();
});

it('asks again when the clock was ahead', async () => {
  const { db, answers } = heldDatabase();
  const cache = callerCache(db);
  const reading = cache.find(claims, new Date(now.getTime() + 24 * 3_600_000));
  answers[0]?.([caller]);
  await reading;
  const again = cache.find(claims, now);
  expect(answers).toHaveLength(2);
  answers[1]?.([]);
  expect(await again).toBeNull();
});

it('caches a caller for five seconds', async () => {
  const { db, answers } = heldDatabase();
  const cache = callerCache(db);
  const reading = cache.find(claims, now);
  answers[0]?.([caller]);
  expect(await reading).toEqual(caller);
  expect(await cache.find(claims, new Date(now.getTime() + 4999))).toEqual(caller);
  expect(answers).toHaveLength(1);
});
