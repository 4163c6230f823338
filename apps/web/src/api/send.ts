import {
  buildPath,
  type Endpoint,
  type EndpointResponse,
  type EndpointBody,
  type EndpointHeaders,
  type EndpointId,
  type EndpointParams,
  type EndpointQuery,
  type ErrorCode,
  type RawResponse,
  routes,
} from '@aval/contract';
import { i18n } from '@lingui/core';

import { refreshSession } from '../shell/session/refresh.ts';
import { ApiError } from './ApiError.ts';
import { headersOf } from './headersOf.ts';
import { readRefusal, type Refusal } from './refusal.ts';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? Partial<Record<Name, undefined>>
  : Record<Name, Value>;

export type EndpointParts<Id extends EndpointId> = Part<'params', EndpointParams<Id>> &
  Part<'query', EndpointQuery<Id>> &
  Part<'headers', EndpointHeaders<Id>> &
  Part<'body', EndpointBody<Id>> & {
    /** For an endpoint that takes a file: the request is then multipart, with `body` as its other parts. */
    file?: File | undefined;
    signal?: AbortSignal | undefined;
  };

interface AnyParts {
  params?: Record<string, string | number> | undefined;
  query?: Record<string, string | number | boolean | null | undefined> | undefined;
  headers?: Record<string, string | undefined> | undefined;
  body?: unknown;
  file?: File | undefined;
  signal?: AbortSignal | undefined;
}

// Load the validation code in parallel with the first response, not before the first page.
const loadParseInput = async () => (await import('./parseInput.ts')).parseInput;

function allHeadersOf({ headers = {}, body, file }: AnyParts): Headers {
  const all = headersOf(i18n.locale);
  // FormData sets its own content type, including the boundary.
  if (body !== undefined && !file) all.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) all.set(name, value);
  return all;
}

function bodyOf({ body, file }: AnyParts): FormData | string | null {
  if (!file) return body === undefined ? null : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body) as Record<string, unknown>)) form.set(name, String(value));
  form.set('file', file);
  return form;
}

async function request(id: EndpointId, parts: AnyParts): Promise<Response> {
  const { params, query, signal } = parts;
  const { method, path } = routes[id];
  const address = buildPath(path, params, query);
  const headers = allHeadersOf(parts);
  try {
    return await fetch(address, { method, headers, body: bodyOf(parts), signal: signal ?? null });
  } catch (error) {
    throw networkError(error, signal);
  }
}

function networkError(error: unknown, signal: AbortSignal | undefined): unknown {
  return signal?.aborted ? error : new ApiError({ code: 'NETWORK', status: 0, message: '' });
}

/** Reads an error response; null when it is not an error of the contract. */
async function errorBodyOf(response: Response): Promise<Refusal | null> {
  return readRefusal(await response.json().catch(() => null));
}

/**
 * The error code if this page knows it; null for a code of a newer server, and when the list of codes cannot be loaded.
 */
async function knownCode(code: string): Promise<ErrorCode | null> {
  const codes = await import('./errorCodes.ts').catch(() => null);
  return codes?.isErrorCode(code) ? code : null;
}

async function failure(response: Response): Promise<ApiError> {
  const { status } = response;
  const plainCode = status >= 500 ? 'UNAVAILABLE' : 'BAD_ANSWER';
  const body = await errorBodyOf(response);
  if (!body) return new ApiError({ code: plainCode, status, message: '' });
  const { error, ...rest } = body;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    ...rest,
    code: (await knownCode(error)) ?? plainCode,
    status,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

/**
 * Sends a request to an endpoint and returns the raw response.
 *
 * On a 401 from an endpoint that requires a session, refreshes the session once and retries. If the server refuses the
 * refresh, the session ends and the app redirects to sign-in.
 *
 * @throws ApiError with the server's message, code and issues.
 */
async function fetchResponse<Id extends EndpointId>(id: Id, parts: EndpointParts<Id>): Promise<Response> {
  const needsSession = routes[id].access !== 'public';
  let response = await request(id, parts as AnyParts);
  if (response.status === 401 && needsSession && (await refreshSession()) === 'refreshed') {
    response = await request(id, parts as AnyParts);
  }
  if (!response.ok) throw await failure(response);
  return response;
}

/**
 * Downloads a file. Fails in the same way as `send`.
 *
 * @throws ApiError with the server's message, code and issues.
 */
export async function download<Id extends EndpointId>(id: Id, parts: EndpointParts<Id>): Promise<Blob> {
  const response = await fetchResponse(id, parts);
  return response.blob().catch((error: unknown) => {
    throw networkError(error, parts.signal);
  });
}

/**
 * Opens a streaming response. Fails in the same way as `send`.
 *
 * @throws ApiError with the server's message, code and issues.
 */
export async function openStream<Id extends EndpointId>(
  id: Id,
  parts: EndpointParts<Id>,
): Promise<ReadableStream<Uint8Array> | null> {
  return (await fetchResponse(id, parts)).body;
}

/** The response schemas of some endpoints by endpoint name: one of the contract's schema modules. */
type ResponseModule<Module> = {
  readonly [Id in keyof Module]: Id extends EndpointId ? Exclude<Endpoint['response'], RawResponse> : never;
};
type Send<Module> = <Id extends EndpointId & keyof Module>(
  id: Id,
  parts: EndpointParts<Id>,
) => Promise<EndpointResponse<Id>>;

/**
 * Creates the function that sends requests to the endpoints of one contract module, so that a screen only loads the
 * schemas of its own endpoints.
 *
 * @returns A function that sends one request and returns the validated response. It throws an ApiError with the
 *   server's message, code and issues.
 */
export function sender<Module extends ResponseModule<Module>>(loadSchemas: () => Promise<Module>): Send<Module> {
  return async <Id extends EndpointId & keyof Module>(id: Id, parts: EndpointParts<Id>) => {
    const responding = fetchResponse(id, parts);
    // Chunks are requested after all requests of this task, which would otherwise wait for a connection behind them.
    const loading = Promise.resolve()
      .then(() => Promise.all([loadSchemas(), loadParseInput()]))
      .catch(() => null);
    const response = await responding;
    const schemas = await loading;
    // A response that cannot be validated is treated as missing.
    if (!schemas) throw networkError(null, parts.signal);
    const [{ [id]: schema }, parseInput] = schemas;
    const body: unknown = await response.json().catch((error: unknown) => {
      if (error instanceof SyntaxError) return null;
      // The connection was lost in the middle of the response.
      throw networkError(error, parts.signal);
    });
    const parsed = parseInput(schema, body, 'en');
    if (parsed.ok) return parsed.value as EndpointResponse<Id>;
    throw new ApiError({ code: 'BAD_ANSWER', status: response.status, message: '', issues: parsed.issues });
  };
}
