// @vitest-environment jsdom
import type { User } from '@aval/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { refreshSession } from './refresh.ts';
import { adoptStoredSession, clearSession, currentSession, onPersonChange, storeSession } from './session.ts';
import { signOut } from './signOut.ts';

const user = (id: number) => ({ id, first_name: 'Ada', role: 'user', profile_type_name: 'Fast Track' }) as User;

const respondWith = (status: number, body: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));

const adopt = (stored: string, token: string) => {
  localStorage.setItem('aval.user', stored);
  localStorage.setItem('aval.token', token);
  return adoptStoredSession();
};

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

describe('a stored session', () => {
  it('is restored', () => {
    expect(adopt(JSON.stringify(user(1)), 'a.b-c_d')).toEqual({ user: user(1), token: 'a.b-c_d' });
  });

  it.each(['{', 'null', '[]', '"Ada"', '{"role":"user"}', JSON.stringify({ ...user(1), role_name: { a: 1 } })])(
    'is ignored with %s as user',
    (stored) => expect(adopt(stored, 'a')).toBeNull(),
  );

  it.each(['', 'a\nb', 'añb', 'a b'])('is ignored with %j as token, which is invalid in a header', (token) =>
    expect(adopt(JSON.stringify(user(1)), token)).toBeNull(),
  );
});

describe('onPersonChange', () => {
  it('does not fire when the same user’s session is refreshed', () => {
    const listener = vi.fn<() => void>();
    onPersonChange(listener);
    storeSession({ user: user(1), token: 'a' });
    expect(listener).toHaveBeenCalledTimes(1);
    storeSession({ user: user(1), token: 'b' });
    expect(listener).toHaveBeenCalledTimes(1);
    storeSession({ user: user(2), token: 'c' });
    clearSession();
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

describe('refreshSession', () => {
  it('refreshes the session without the Web Locks API', async () => {
    vi.stubGlobal('navigator', {});
    storeSession({ user: user(1), token: 'old' });
    respondWith(200, { user: user(1), token: 'new' });
    expect(await Promise.all([refreshSession(), refreshSession()])).toEqual(['refreshed', 'refreshed']);
    expect(currentSession()?.token).toBe('new');
  });

  it('ends the session only when the server refuses', async () => {
    vi.stubGlobal('navigator', {});
    storeSession({ user: user(1), token: 'old' });
    for (const status of [429, 500, 503]) {
      respondWith(status, {});
      expect(await refreshSession()).toBe('unreachable');
      expect(currentSession()?.token).toBe('old');
    }
    respondWith(401, {});
    expect(await refreshSession()).toBe('refused');
    expect(currentSession()).toBeNull();
  });
});

describe('refreshSession during a sign-out', () => {
  const answers = [
    { status: 200, body: { user: user(1), token: 'new' } },
    { status: 401, body: {} },
  ];

  /** Responds only after the given event has happened. */
  async function refreshDuring(meanwhile: () => void, { status, body }: (typeof answers)[number]) {
    vi.stubGlobal('navigator', {});
    storeSession({ user: user(1), token: 'old' });
    vi.stubGlobal('fetch', () => {
      meanwhile();
      return Promise.resolve(Response.json(body, { status }));
    });
    return refreshSession();
  }

  it.each(answers)('does not sign in a user who signed out in the meantime: $status', async (answer) => {
    expect(await refreshDuring(clearSession, answer)).toBe('refused');
    expect(currentSession()).toBeNull();
    expect(localStorage.getItem('aval.token')).toBeNull();
  });

  it.each(answers)('does not change the next user’s session: $status', async (answer) => {
    const theirs = { user: user(2), token: 'theirs' };
    expect(await refreshDuring(() => storeSession(theirs), answer)).toBe('refreshed');
    expect(currentSession()).toEqual(theirs);
  });
});

describe('signOut', () => {
  it('leaves the page before it clears the storage, even without a response', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    storeSession({ user: user(1), token: 'a' });
    let stored: string | null = null;
    await signOut(() => {
      stored = localStorage.getItem('aval.token');
    });
    expect(stored).toBe('a');
    expect(Object.keys(localStorage).filter((key) => /user|token|profile/.test(key))).toEqual([]);
  });
});
