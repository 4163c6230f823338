import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Env } from '../configuration/env.ts';
import { sessionCookie } from './refreshCookie.ts';

const name = 'aval_device';
const yearSeconds = 365 * 24 * 3600;

export function readDeviceCookie(env: Env, request: FastifyRequest): string | null {
  return request.cookies[sessionCookie(env, name).name] ?? null;
}

/** Sets the cookie by which the browser is known at the next sign-in. */
export function writeDeviceCookie(env: Env, reply: FastifyReply) {
  const cookie = sessionCookie(env, name);
  return (token: string): void => void reply.setCookie(cookie.name, token, { ...cookie.options, maxAge: yearSeconds });
}
