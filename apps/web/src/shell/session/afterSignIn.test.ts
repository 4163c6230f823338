import { describe, expect, it } from 'vitest';

import { afterSignIn } from './afterSignIn.ts';

describe('afterSignIn', () => {
  it('opens the page that required a session', () => {
    expect(afterSignIn('/startups/7?tab=market', 1)).toBe('/startups/7?tab=market');
  });

  it('opens it only for the user whose session ended there', () => {
    expect(afterSignIn('/startups/7', 1, 1)).toBe('/startups/7');
    expect(afterSignIn('/startups/7', 2, 1)).toBe('/dashboard');
  });

  it('opens the dashboard when no page required a session', () => {
    expect(afterSignIn(null, 1)).toBe('/dashboard');
  });

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '//',
    'javascript:alert(1)',
  ])('never leaves this site for %j', (from) => {
    expect(afterSignIn(from, 1)).toBe('/dashboard');
  });

  it.each(['/login', '/login?from=/startups', '/register', '/reset-password?token=a'])(
    'never redirects to %s, which is for visitors',
    (from) => {
      expect(afterSignIn(from, 1)).toBe('/dashboard');
    },
  );
});
