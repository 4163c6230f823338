import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { places } from '../places.ts';
import { CallError } from './CallError.ts';
import { answerError } from './errorAnswer.ts';

export const webAppFolder = fileURLToPath(places.webApp);

/** The page of the web app, or null when it was not built. */
export function readPage(folder: string): string | null {
  const path = join(folder, 'index.html');
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Serves the built web app: its assets for ever, its page fresh, and the page for every address that is no call. */
export async function registerWebApp(app: FastifyInstance, folder: string, page: string | null): Promise<void> {
  if (page !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isNamedByContent = path.startsWith(join(folder, 'assets'));
        reply.header('Cache-Control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = page !== null && request.method === 'GET' && isAddressOfPage(request.url);
    return isPage ? showPage(reply, page) : answerError(new CallError('NOT_FOUND'), request, reply);
  });
  if (page !== null) app.get('/', (_request, reply) => showPage(reply, page));
}

function showPage(reply: FastifyReply, page: string) {
  return reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page);
}

function isAddressOfPage(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return !/^\/(api|health|metrics|assets)(\/|$)/.test(path);
}
