interface TokenLifetime {
  issuedAt: number;
  expiresAt: number;
}

const refreshAfter = 0.8;

/**
 * The times at which an access token was issued and expires, in milliseconds since 1970.
 *
 * @returns null when the text is not a token with both dates.
 */
export function tokenLifetime(token: string): TokenLifetime | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('iat' in claims) || !('exp' in claims)) return null;
    const { iat, exp } = claims;
    return typeof iat === 'number' && typeof exp === 'number' ? { issuedAt: iat * 1000, expiresAt: exp * 1000 } : null;
  } catch {
    return null;
  }
}

/**
 * Milliseconds until a token should be refreshed: after 80 % of its lifetime.
 *
 * @returns 0 when it is due or the token cannot be read.
 */
export function timeToRefresh(token: string, now: number): number {
  const life = tokenLifetime(token);
  if (!life) return 0;
  return Math.max(0, life.issuedAt + refreshAfter * (life.expiresAt - life.issuedAt) - now);
}
