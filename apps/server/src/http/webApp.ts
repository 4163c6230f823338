import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { places } from '../places.ts';
import { CallError } from './CallError.ts';
import { answerError } from './errorAnswer.ts';

export const webAppFolder = fileURLToPath(places.webApp);

/**
 * Serves the built web app: its assets for ever, its page fresh, and the page for every address that is no call.
 *
 * @param pageNow answers the page, or null when the web app was not built.
 */
export async function registerWebApp(
  app: FastifyInstance,
  folder: string,
  pageNow: () => string | null,
): Promise<void> {
  const isBuilt = pageNow() !== null;
  if (isBuilt) {
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
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = isRead && isAddressOfPage(request.url) ? pageNow() : null;
    return page === null ? answerError(new CallError('NOT_FOUND'), request, reply) : showPage(reply, page);
  });
  if (isBuilt) app.get('/', (_request, reply) => showPage(reply, pageNow() ?? ''));
}

function showPage(reply: FastifyReply, page: string) {
  return reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page);
}

function isAddressOfPage(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return !/^\/(api|health|metrics|assets)(\/|$)/.test(path);
}
