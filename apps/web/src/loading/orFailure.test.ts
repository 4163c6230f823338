import { describe, expect, it } from 'vitest';

import { orFailure } from './orFailure.ts';

const Screen = () => null;

describe('orFailure', () => {
  it('is the screen where it can be loaded', async () => {
    expect(await orFailure(() => Promise.resolve(Screen))()).toBe(Screen);
  });

  it('is a screen that throws why it could not be loaded', async () => {
    const Failed = await orFailure(() => Promise.reject(new TypeError('Failed to fetch')))();
    expect(() => (Failed as () => unknown)()).toThrow('Failed to fetch');
  });
});
