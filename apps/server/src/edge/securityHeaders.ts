import { createHash } from 'node:crypto';

import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

import type { Env } from '../configuration/env.ts';

const policyHeader = 'content-security-policy';

/** Headers that keep foreign scripts, frames and sniffing away from the served app. */
export async function registerSecurityHeaders(app: FastifyInstance, env: Env): Promise<void> {
  const headers = await headersOf({
    hsts: env.AVAL_URL?.startsWith('https:') ?? false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Dialogs lock scrolling and charts place marks with style elements and attributes made at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What helmet sets. It would put it together anew for every answer, and it is the same for all of them. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const once = fastify();
  await once.register(helmet, options);
  once.get('/', async (_request, reply) => reply.raw.getHeaders());
  const answer = await once.inject('/');
  await once.close();
  return answer.json<Record<string, string>>();
}

/**
 * Allows exactly the scripts that a page holds, to its answer alone. They are those of the page as it is sent: a new
 * build has others.
 */
export function allowScripts(reply: FastifyReply, hashes: readonly string[]): void {
  const policy = String(reply.getHeader(policyHeader) ?? '');
  reply.header(policyHeader, policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' ')));
}

/** The scripts that a page holds, as its policy names them; what it holds as JSON is none and runs nowhere. */
export function inlineScriptHashes(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
