import { describe, expect, it } from 'vitest';

import { orErrorScreen } from './orErrorScreen.ts';

const Screen = () => null;

describe('orErrorScreen', () => {
  it('returns the screen when it can be loaded', async () => {
    expect(await orErrorScreen(() => Promise.resolve(Screen))()).toBe(Screen);
  });

  it('returns a screen that throws the load error when it cannot be loaded', async () => {
    const Failed = await orErrorScreen(() => Promise.reject(new TypeError('Failed to fetch')))();
    expect(() => (Failed as () => unknown)()).toThrow('Failed to fetch');
  });
});
