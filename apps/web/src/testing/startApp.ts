import './jsdom.ts';
import type { User } from '@aval/contract';
import { act } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

import { type StubResponses, stubServer } from './stubServer.ts';

/** The first test of a file loads the app's code, which takes long on a busy machine. */
export const startTime = 60_000;
vi.setConfig({ testTimeout: startTime });

let stop = (): void => undefined;
// Pending work of React would otherwise run after the page was torn down.
afterAll(() => stop());

/** The running app: its own router, session and cache, with a stubbed server. */
export interface StartedApp {
  calls: string[];
  go(address: string): Promise<void>;
  /** Simulates a sign-in or sign-out in another tab. */
  signInElsewhere(user: User | null): void;
}

/**
 * Starts the app as a browser does, once in each test file.
 *
 * @param user The signed-in user, or null for a visitor.
 */
export async function startApp(address: string, user: User | null, responses: StubResponses): Promise<StartedApp> {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { calls } = stubServer(responses);
  localStorage.setItem('aval.language', 'en');
  if (user) writeSession(user);
  history.replaceState(null, '', address);
  document.body.innerHTML = '<div id="root"></div>';
  const { root, router, stopKeepingFocus } = await act(() => import('../main.tsx'));
  stop = () => {
    stopKeepingFocus();
    act(() => root.unmount());
  };
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
