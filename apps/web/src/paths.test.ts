import { describe, expect, it } from 'vitest';

import { afterSignIn, paths } from './paths.ts';

describe('paths', () => {
  it('puts the id of a startup into its address', () => {
    expect(paths.startup(7)).toBe('/startups/7');
  });
});

describe('afterSignIn', () => {
  it('opens the page that asked for a session', () => {
    expect(afterSignIn('/startups/7?tab=market')).toBe('/startups/7?tab=market');
  });

  it('opens the dashboard when nothing asked', () => {
    expect(afterSignIn(null)).toBe('/dashboard');
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
    'never leaves this site for %s',
    (from) => {
      expect(afterSignIn(from)).toBe('/dashboard');
    },
  );
});
