import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { languageFor, type Locale, locales } from '@aval/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { places } from '../configuration/places.ts';
import { ApiError } from '../http/ApiError.ts';
import { sendError } from './errorResponse.ts';
import { localeOf } from './localeOf.ts';
import type { Page } from './pagesOf.ts';
import { allowScripts } from './securityHeaders.ts';

export const webAppFolder = fileURLToPath(places.webApp);

/**
 * Serves the built web app: assets cached forever, pages uncached, and a page for every URL that is not an endpoint.
 *
 * @param pageAt returns the page of a URL in a language, or null when the web app was not built.
 */
export async function registerWebApp(
  app: FastifyInstance,
  folder: string,
  pageAt: (path: string, language: Locale) => Page | null,
): Promise<void> {
  const isBuilt = pageAt('/', 'es') !== null;
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isNamedByContent = path.startsWith(join(folder, 'assets'));
        reply.header('Cache-Control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  // Refused before the body is read, which nothing else limits here.
  app.addHook('onRequest', async ({ is404, method }) => {
    if (is404 && method !== 'GET' && method !== 'HEAD') throw new ApiError('NOT_FOUND');
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const page = isOfPage(path) ? pageAt(path, languageOf(request)) : null;
    return page === null ? sendError(new ApiError('NOT_FOUND'), request, reply) : showPage(reply, page);
  });
  if (isBuilt) {
    app.get('/', (request, reply) => {
      const page = pageAt('/', languageOf(request));
      return page === null ? sendError(new ApiError('NOT_FOUND'), request, reply) : showPage(reply, page);
    });
  }
}

/** Picks the language like the web app: the user's choice from its cookie, otherwise by page and browser. */
function languageOf({ url, cookies, headers }: FastifyRequest): Locale {
  const chosen = locales.find((locale) => locale === cookies['aval.language']) ?? null;
  return languageFor(pathOf(url), chosen, localeOf(headers['accept-language']));
}

function showPage(reply: FastifyReply, { html, hashes }: Page) {
  allowScripts(reply, hashes);
  return reply
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Cookie, Accept-Language')
    .type('text/html; charset=utf-8')
    .send(html);
}

/**
 * The URL as the router can read it. A page URL that cannot be a file of the web app, for example with broken percent
 * encoding, is replaced by a generic page URL, so that the user sees the app's error page instead of an API error.
 */
export function readableAddress(url: string): string {
  const path = pathOf(url);
  return path.startsWith('/') && isOfPage(path) && !namesOfFiles.test(path) ? '/-' : url;
}

/** Matches the names of built files and of all pages of the app's router. */
const namesOfFiles = /^\/$|^(?:\/[\w.~-]{1,200})+\/?$/;

const pathOf = (url: string): string => url.split('?')[0] ?? '';

const isOfPage = (path: string): boolean => !/^\/(api|health|metrics|assets)(\/|$)/.test(path);
