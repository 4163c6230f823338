import { SignJWT } from 'jose';
import { expect, it } from 'vitest';

import { accessSeconds, readAccess, signAccess } from './tokens.ts';

const secret = new Uint8Array(32).fill(7);
const other = new Uint8Array(32).fill(8);
const claims = { userId: 3, sessionId: 5 };
const now = new Date('2026-06-30T12:00:00.250Z');
const after = (seconds: number) => new Date(now.getTime() + 1000 * seconds);

it('reads a token again and again until it expires', async () => {
  const token = await signAccess(secret, claims, now);
  expect(await readAccess(secret, token, now)).toEqual(claims);
  expect(await readAccess(secret, token, after(accessSeconds - 1))).toEqual(claims);
  expect(await readAccess(secret, token, after(accessSeconds))).toBeNull();
});

it('rejects a token signed with another secret, cached or not', async () => {
  const token = await signAccess(secret, claims, now);
  expect(await readAccess(other, token, now)).toBeNull();
  expect(await readAccess(secret, token, now)).toEqual(claims);
  expect(await readAccess(other, token, now)).toBeNull();
});

it('rejects a modified token that shares its prefix with a cached one', async () => {
  const token = await signAccess(secret, claims, now);
  await readAccess(secret, token, now);
  const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(await readAccess(secret, changed, now)).toBeNull();
});

it('rejects a token without an expiry', async () => {
  const endless = await new SignJWT({ sid: 5 })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setAudience('aval')
    .setSubject('3')
    .sign(secret);
  expect(await readAccess(secret, endless, now)).toBeNull();
});
