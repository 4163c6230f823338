import './jsdom.ts';
import type { User } from '@aval/contract';
import { act } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

import { type Answers, stubServer } from './stubServer.ts';

/** The first test of a file waits for the application's code, which a busy machine takes long to read. */
export const startTime = 60_000;
vi.setConfig({ testTimeout: startTime });

let stop = (): void => undefined;
// What React still has to do would otherwise meet a page that is gone.
afterAll(() => stop());

/** Where the whole application runs: its own router, session and cache, in a page without a server. */
export interface StartedApp {
  calls: string[];
  go(address: string): Promise<void>;
  /** Another tab signs somebody in, or out. */
  signInElsewhere(user: User | null): void;
}

/**
 * Starts the application as a browser does, once in each test file.
 *
 * @param user who is signed in, or null for a visitor.
 */
export async function startApp(address: string, user: User | null, answers: Answers): Promise<StartedApp> {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { calls } = stubServer(answers);
  localStorage.setItem('aval.language', 'en');
  if (user) writeSession(user);
  history.replaceState(null, '', address);
  document.body.innerHTML = '<div id="root"></div>';
  const { root, router } = await act(() => import('../main.tsx'));
  stop = () => act(() => root.unmount());
  const isReady = () => router.state.initialized && router.state.navigation.state === 'idle';
  await vi.waitUntil(() => isReady() && document.querySelector('main') !== null, startTime);
  return {
    calls,
    go: (next) => act(() => router.navigate(next)),
    signInElsewhere(other) {
      if (other) writeSession(other);
      else for (const key of ['aval.user', 'aval.token', 'aval.profile_type_name']) localStorage.removeItem(key);
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key: 'aval.token' }));
      });
    },
  };
}

function writeSession(user: User): void {
  const inAnHour = { iat: Date.now() / 1000, exp: Date.now() / 1000 + 3600 };
  localStorage.setItem('aval.user', JSON.stringify(user));
  localStorage.setItem('aval.token', `h.${btoa(JSON.stringify({ ...inAnHour, user: user.id }))}.s`);
  localStorage.setItem('aval.profile_type_name', user.profile_type_name);
}
