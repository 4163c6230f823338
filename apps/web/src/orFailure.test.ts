import { describe, expect, it } from 'vitest';

import { orFailure } from './orFailure.ts';

describe('orFailure', () => {
  it('is the screen where it can be loaded', async () => {
    const Screen = () => null;
    expect(await orFailure(() => Promise.resolve(Screen))()).toBe(Screen);
  });

  it('is a screen that throws why it could not be loaded', async () => {
    const Screen = await orFailure(() => Promise.reject(new TypeError('Failed to fetch')))();
    expect(() => (Screen as () => unknown)()).toThrow('Failed to fetch');
  });
});
