import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';

import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';

import { ApiError } from '../http/ApiError.ts';
import { texts } from '../http/texts.ts';
import type { Services } from '../services/Services.ts';
import { dropUnreadResponses } from './dropUnreadResponses.ts';
import { sendError } from './errorResponse.ts';
import { withFooterLinks } from './footerLinks.ts';
import { limitPipelining } from './limitPipelining.ts';
import { pagesOf } from './pagesOf.ts';
import { respondToMalformedRequest } from './respondToMalformedRequest.ts';
import { registerEndpoints } from './routes.ts';
import { registerSecurityHeaders } from './securityHeaders.ts';
import { endUnusedConnections } from './unusedConnections.ts';
import { valuesIn } from './valuesIn.ts';
import { readableAddress, registerWebApp, webAppFolder } from './webApp.ts';

/** How long a request may take to arrive, with an upload. */
const uploadMs = 5 * 60_000;

/** The server without its socket: every endpoint of the contract, and the web app for all other URLs. */
export async function makeApp(services: Services, folder = webAppFolder): Promise<FastifyInstance> {
  const { env } = services;
  const pageAt = pagesOf(folder, (page) => withFooterLinks(page, env));
  const app = fastify({
    loggerInstance: services.log,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    requestIdHeader: false,
    trustProxy: env.AVAL_TRUST_PROXY > 0 && ((_address, hop) => hop < env.AVAL_TRUST_PROXY),
    bodyLimit: env.AVAL_LIMIT_BODY,
    requestTimeout: uploadMs,
    connectionTimeout: env.AVAL_LIMIT_UNREAD_SECONDS * 1000,
    forceCloseConnections: 'idle',
    frameworkErrors: sendError,
    clientErrorHandler: respondToMalformedRequest,
  });
  app.setErrorHandler(sendError);
  limitPipelining(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    services.metrics.observe({ method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime });
    done();
  });
  // Long-lived responses, such as log streams, would keep the server from closing.
  app.addHook('preClose', async () => services.stop());
  endUnusedConnections(app);
  dropUnreadResponses(app);
  app.addHook('onClose', () => services.background.settle());
  app.addHook('onClose', () => services.sources.close());
  app.addHook('onClose', () => services.containers.close());
  readJsonBodies(app);
  await registerSecurityHeaders(app, env);
  await app.register(cookie);
  await app.register(multipart);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, globalDecompression: false });
  registerEndpoints(app, services);
  await registerWebApp(app, folder, pageAt);
  return app;
}

/** Far more than any form sends. */
const mostValues = 20_000;

/** Accepts a JSON content type without a body. */
function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    // Characters in another encoding would be stored as replacement characters.
    else if (!isUtf8(body)) done(new ApiError('VALIDATION_FAILED', { text: texts.notUtf8 }));
    else if (valuesIn(body) > mostValues) done(new ApiError('TOO_LARGE'));
    else void parseJson(request, body.toString('utf8'), done);
  });
}
