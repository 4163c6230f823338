import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Env } from '../configuration/env.ts';

const isHttps = (env: Env) => env.AVAL_URL?.startsWith('https:') ?? false;
/** With the prefix, browsers accept the cookie over https only, so that a plain http page cannot plant one. */
const nameOf = (env: Env) => (isHttps(env) ? '__Secure-aval_refresh' : 'aval_refresh');
const rememberedSeconds = 30 * 24 * 3600;

export function readRefreshCookie(env: Env, request: FastifyRequest): string | null {
  return request.cookies[nameOf(env)] ?? null;
}

/** Sets or removes the refresh cookie: HttpOnly, and sent only to the session endpoints from the same site. */
export function writeRefreshCookie(env: Env, reply: FastifyReply) {
  const common = {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict' as const,
    secure: isHttps(env),
  };
  return (token: string | null, { isRemembered } = { isRemembered: false }): void => {
    if (token === null) reply.clearCookie(nameOf(env), common);
    else reply.setCookie(nameOf(env), token, { ...common, ...(isRemembered && { maxAge: rememberedSeconds }) });
  };
}
