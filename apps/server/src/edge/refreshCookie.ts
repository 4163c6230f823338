import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Env } from '../configuration/env.ts';

const name = 'aval_refresh';
const rememberedSeconds = 30 * 24 * 3600;

/**
 * The name and options of a cookie of sign-in: HttpOnly, and sent only to the session endpoints from the same site.
 * With the prefix, browsers accept it over https only, so that a plain http page cannot plant one.
 */
export function sessionCookie(env: Env, base: string) {
  const secure = env.AVAL_URL?.startsWith('https:') ?? false;
  const options = { path: '/api/auth', httpOnly: true, sameSite: 'strict' as const, secure };
  return { name: secure ? `__Secure-${base}` : base, options };
}

export function readRefreshCookie(env: Env, request: FastifyRequest): string | null {
  return request.cookies[sessionCookie(env, name).name] ?? null;
}

/** Sets or removes the refresh cookie. */
export function writeRefreshCookie(env: Env, reply: FastifyReply) {
  const cookie = sessionCookie(env, name);
  return (token: string | null, { isRemembered } = { isRemembered: false }): void => {
    if (token === null) reply.clearCookie(cookie.name, cookie.options);
    else reply.setCookie(cookie.name, token, { ...cookie.options, ...(isRemembered && { maxAge: rememberedSeconds }) });
  };
}
