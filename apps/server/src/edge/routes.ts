import { createHash } from 'node:crypto';

import { type Endpoint, type EndpointId, endpoints, type Locale, parseInput } from '@aval/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import { isStreamed } from '../http/Streamed.ts';
import type { Caller } from '../services/Caller.ts';
import type { Services } from '../services/Services.ts';
import { authenticate, type Identity } from './authenticate.ts';
import { readDeviceCookie, writeDeviceCookie } from './deviceCookie.ts';
import { type Attempt, endpointLimits } from './endpointLimits.ts';
import { handlers } from './handlers.ts';
import { makeLanes } from './lanes.ts';
import { limitBodyTime } from './limitBodyTime.ts';
import { localeOf } from './localeOf.ts';
import { namesTag } from './namesTag.ts';
import { type Form, readForm } from './readForm.ts';
import { readRefreshCookie, writeRefreshCookie } from './refreshCookie.ts';
import { sendStreamed } from './sendStreamed.ts';

const mostIssues = 20;

const endpointIds = Object.keys(handlers) as EndpointId[];

type AnyHandler = (endpoint: { ctx: Context<Caller | null>; input: unknown }) => Promise<object>;

/** Where a request keeps who sends it, from its headers until its handler runs. */
const identityName = 'identity';

/** Cache headers of lists that rarely change; the client caches and revalidates them. */
const clientCaching = new Map<EndpointId, string>([
  ['listIndustries', 'private, max-age=300'],
  ['listStages', 'private, max-age=300'],
  ['listBusinessModels', 'private, max-age=300'],
  ['listFinancingTypes', 'private, max-age=300'],
  ['listMarketSizes', 'private, max-age=300'],
  ['listStartupsFull', 'private, no-cache'],
]);

/** Endpoints without a HEAD route: it would record an export that nobody got. An event stream would never end either. */
const getOnly: ReadonlySet<EndpointId> = new Set(['exportAuditEvents']);

/** Registers a route for each handler: path, access, validation and response format come from the contract. */
export function registerEndpoints(app: FastifyInstance, services: Services): void {
  const { env } = services;
  const limits = endpointLimits(services);
  const waitForTurn = makeLanes(env);
  const publicBodyLimit = Math.min(env.AVAL_LIMIT_PUBLIC_BODY, env.AVAL_LIMIT_BODY);
  app.decorateRequest(identityName, null);
  for (const [id, handler] of Object.entries(handlers) as [EndpointId, AnyHandler][]) {
    const endpoint: Endpoint = endpoints[id];
    const attemptOf = (request: FastifyRequest, { caller }: Identity): Attempt => ({
      id,
      address: request.ip,
      userId: caller?.id ?? null,
      refreshToken: readRefreshCookie(env, request),
      deviceToken: readDeviceCookie(env, request),
      now: services.now(),
    });
    const admit = async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        const identity = await authenticate(services, endpoint.access, request.headers.authorization);
        request.setDecorator(identityName, identity);
        await limits.beforeBody(attemptOf(request, identity));
        if (identity.refusal) throw identity.refusal;
        if (identity.caller) await waitForTurn(id, identity.caller.id, closedSignal(reply));
      } finally {
        if (!endpoint.files) limitBodyTime(request, reply, env.AVAL_LIMIT_BODY_SECONDS * 1000);
      }
    };
    const respond = async (request: FastifyRequest, reply: FastifyReply) => {
      const identity = request.getDecorator<Identity>(identityName);
      await limits.withBody(attemptOf(request, identity), request.body);
      const ctx = contextOf(services, identity, request, reply);
      const form = await formOf(endpoint, request);
      const input = validate(endpoint, request, form ? form.fields : request.body, ctx.locale);
      const result = await handler({ ctx: { ...ctx, file: form?.file ?? null }, input });
      return send(id, endpoint, result, request, reply);
    };
    const exposeHeadRoute = endpoint.method === 'GET' && endpoint.response !== 'events' && !getOnly.has(id);
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      app.route({
        method: endpoint.method,
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        exposeHeadRoute,
        ...(endpoint.access === 'public' && { bodyLimit: publicBodyLimit }),
        onRequest: admit,
        handler: respond,
      });
    }
  }
}

/** Aborts once the response is complete or its connection is closed. */
function closedSignal({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController();
  if (raw.closed) closed.abort();
  else raw.once('close', () => closed.abort());
  return closed.signal;
}

function contextOf(services: Services, { caller, bearer }: Identity, request: FastifyRequest, reply: FastifyReply) {
  const since = Date.parse(request.headers['if-unmodified-since'] ?? '');
  return {
    ...services,
    endpointIds,
    caller,
    bearer,
    file: null,
    locale: localeOf(request.headers['accept-language']),
    client: {
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? null,
      isForwarded: isForwarded(request),
      refreshToken: readRefreshCookie(services.env, request),
      device: readDeviceCookie(services.env, request),
      ifMatch: request.headers['if-match'] ?? null,
      ifUnmodifiedSince: Number.isNaN(since) ? null : new Date(since),
    },
    response: {
      refreshCookie: writeRefreshCookie(services.env, reply),
      deviceCookie: writeDeviceCookie(services.env, reply),
      type: (contentType) => void reply.type(contentType),
      download: (fileName) => {
        reply.header('Content-Disposition', `attachment; filename="${fileName}"`).header('Cache-Control', 'no-store');
      },
    },
  } satisfies Context<Caller | null>;
}

function isForwarded({ headers }: FastifyRequest): boolean {
  return ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some((name) => name in headers);
}

/** The form of an endpoint that takes a file; read only after the access check. */
async function formOf(endpoint: Endpoint, request: FastifyRequest): Promise<Form | null> {
  if (!request.isMultipart()) return null;
  if (!endpoint.files) throw new ApiError('UNSUPPORTED_TYPE');
  return readForm(request, endpoint.files);
}

function validate(endpoint: Endpoint, request: FastifyRequest, body: unknown, locale: Locale) {
  return {
    params: validatePart(endpoint.params, request.params, locale),
    query: validatePart(endpoint.query, request.query, locale),
    headers: validatePart(endpoint.headers, request.headers, locale),
    body: validatePart(endpoint.body, endpoint.files ? (body ?? {}) : body, locale),
  };
}

function validatePart(schema: z.ZodMiniType | undefined, value: unknown, locale: Locale): unknown {
  if (!schema) return undefined;
  const parsed = parseInput(schema, value, locale, mostIssues);
  if (parsed.ok) return parsed.value;
  const issues = parsed.issues.map(({ path, message }) => ({ path, message: { en: message, es: message } }));
  throw new ApiError('VALIDATION_FAILED', { ...(issues[0] && { text: issues[0].message }), issues });
}

function send(id: EndpointId, endpoint: Endpoint, result: object, request: FastifyRequest, reply: FastifyReply) {
  reply.status(endpoint.status).header('Vary', 'Accept-Language');
  if (typeof endpoint.response === 'string') return reply.header('Cache-Control', 'no-store').send(result);
  const caching = clientCaching.get(id) ?? 'no-store';
  if (isStreamed(result)) return sendStreamed(endpoint, result, { request, reply, caching });
  reply.type('application/json; charset=utf-8').header('Cache-Control', caching);
  if (caching === 'no-store') return reply.send(textOf(endpoint.response, result));
  const { text, tag } = cachedResponse(endpoint.response, result);
  reply.header('ETag', tag);
  return namesTag(request.headers['if-none-match'], tag) ? reply.status(304).send() : reply.send(text);
}

function textOf(schema: z.ZodMiniType, result: object): string {
  return JSON.stringify(z.parse(schema, Array.isArray(result) ? result : { success: true, ...result }));
}

interface CachedResponse {
  text: string;
  tag: string;
}

const cachedResponses = new WeakMap<object, CachedResponse>();

/** Serializes a cacheable response once for as long as its handler returns the same object. */
function cachedResponse(schema: z.ZodMiniType, result: object): CachedResponse {
  const known = cachedResponses.get(result);
  if (known) return known;
  const text = textOf(schema, result);
  const made = { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` };
  cachedResponses.set(result, made);
  return made;
}
