import { createHash } from 'node:crypto';

import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

import type { Env } from '../env.ts';

/** Headers that keep foreign scripts, frames and sniffing away from the served app. */
export async function registerSecurityHeaders(app: FastifyInstance, env: Env, page: string | null): Promise<void> {
  const headers = await headersOf({
    hsts: env.AVAL_URL?.startsWith('https:') ?? false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(page ?? '')],
        // Dialogs lock scrolling and charts place marks with style elements and attributes made at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
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

/** What allows exactly the scripts that the page itself holds; what it holds as JSON is none and runs nowhere. */
function inlineScriptHashes(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
