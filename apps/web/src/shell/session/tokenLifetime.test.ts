import { describe, expect, it } from 'vitest';

import { timeToRefresh, tokenLifetime } from './tokenLifetime.ts';

function token(claims: object): string {
  return `h.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.s`;
}

describe('tokenLifetime', () => {
  it('reads both dates in milliseconds', () => {
    expect(tokenLifetime(token({ iat: 1000, exp: 1900 }))).toEqual({ issuedAt: 1_000_000, expiresAt: 1_900_000 });
  });

  it.each(['', 'nonsense', 'a.b.c', token({ iat: 'x', exp: 1 }), token({ exp: 1 })])('is null for %s', (text) => {
    expect(tokenLifetime(text)).toBeNull();
  });
});

describe('timeToRefresh', () => {
  const fifteenMinutes = token({ iat: 0, exp: 900 });

  it('waits until 80 % of the lifetime has passed', () => {
    expect(timeToRefresh(fifteenMinutes, 0)).toBe(720_000);
    expect(timeToRefresh(fifteenMinutes, 719_999)).toBe(1);
  });

  it('is due immediately after that, and for an unreadable token', () => {
    expect(timeToRefresh(fifteenMinutes, 720_000)).toBe(0);
    expect(timeToRefresh(fifteenMinutes, 5_000_000)).toBe(0);
    expect(timeToRefresh('nonsense', 0)).toBe(0);
  });
});
