import { createHash } from 'node:crypto';

import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

import type { Env } from '../configuration/env.ts';

const policyHeader = 'content-security-policy';

/** Headers that protect the served app from foreign scripts, framing and MIME sniffing. */
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
        // Dialogs and charts create style elements and attributes at run time.
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

/** The headers that helmet sets, computed once because they are the same for every response. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const once = fastify();
  await once.register(helmet, options);
  once.get('/', async (_request, reply) => reply.raw.getHeaders());
  const response = await once.inject('/');
  await once.close();
  return response.json<Record<string, string>>();
}

/**
 * Allows exactly the inline scripts of a page, in its response only. The hashes belong to the page as sent: a new
 * build has different scripts.
 */
export function allowScripts(reply: FastifyReply, hashes: readonly string[]): void {
  const policy = String(reply.getHeader(policyHeader) ?? '');
  reply.header(policyHeader, policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' ')));
}

/** The CSP hashes of a page's inline scripts; JSON data blocks are not executed and need none. */
export function inlineScriptHashes(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
