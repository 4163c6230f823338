// @vitest-environment jsdom
import type { User } from '@aval/contract';
import { afterEach, expect, it, vi } from 'vitest';

import { refreshSession } from './refresh.ts';
import { clearSession, expireSession, storeSession } from './session.ts';
import { signOut } from './signOut.ts';
import { forget, discardOtherUsers, storedInput, watch } from './unsavedForms.ts';

const signIn = (id: number) =>
  storeSession({ user: { id, role: 'user', profile_type_name: 'Fast Track' } as User, token: `token of ${id}` });

afterEach(() => {
  clearSession();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('stores the input when the server ends the session, for the same user, until it is restored', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 401 })));
  signIn(1);
  const unwatch = watch('profile', () => ({ phone: '600' }));
  watch('portfolio', () => undefined);
  expect(await refreshSession()).toBe('refused');
  unwatch();
  expect(storedInput('profile')).toBeUndefined();
  signIn(1);
  expect([storedInput('profile'), storedInput('portfolio')]).toEqual([{ phone: '600' }, undefined]);
  expect([forget('profile'), forget('profile')]).toEqual([true, false]);
  expect(sessionStorage).toHaveLength(0);
});

it('stores the input of this tab when another tab ends the session', () => {
  signIn(1);
  const unwatch = watch('profile', () => ({ phone: '600' }));
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: 'aval.token' }));
  unwatch();
  signIn(1);
  expect(storedInput('profile')).toEqual({ phone: '600' });
});

it('stores nothing when the user signs out', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 200 })));
  signIn(1);
  const unwatch = watch('profile', () => ({ phone: '600' }));
  await signOut(() => undefined);
  unwatch();
  expect(sessionStorage).toHaveLength(0);
});

it('never restores another user’s input, and deletes it', () => {
  signIn(1);
  const unwatch = watch('profile', () => ({ phone: '600' }));
  expireSession();
  unwatch();
  signIn(2);
  expect(storedInput('profile')).toBeUndefined();
  discardOtherUsers();
  expect(sessionStorage).toHaveLength(0);
});

it.each(['{broken', 'null', '7'])('ignores invalid stored data: %s', (text) => {
  signIn(1);
  sessionStorage.setItem('aval.forms_under_way.1', text);
  expect(storedInput('profile')).toBeUndefined();
});
