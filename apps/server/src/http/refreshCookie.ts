import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Env } from '../env.ts';

const name = 'aval_refresh';
const rememberedSeconds = 30 * 24 * 3600;

export function readRefreshCookie(request: FastifyRequest): string | null {
  return request.cookies[name] ?? null;
}

/** Sets or removes the refresh cookie: out of reach for scripts, sent to the session calls of this site only. */
export function writeRefreshCookie(env: Env, reply: FastifyReply) {
  const common = {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict' as const,
    secure: env.AVAL_URL?.startsWith('https:') ?? false,
  };
  return (token: string | null, { isRemembered } = { isRemembered: false }): void => {
    if (token === null) reply.clearCookie(name, common);
    else reply.setCookie(name, token, { ...common, ...(isRemembered && { maxAge: rememberedSeconds }) });
  };
}
