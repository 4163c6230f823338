import {
  buildPath,
  type CallAnswer,
  type CallBody,
  type CallHeaders,
  type CallId,
  type CallParams,
  type CallQuery,
  isErrorCode,
  routes,
} from '@aval/contract';
import { i18n } from '@lingui/core';

import { refreshSession } from '../session/refresh.ts';
import { currentSession } from '../session/session.ts';
import { ApiError } from './ApiError.ts';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? Partial<Record<Name, undefined>>
  : Record<Name, Value>;

export type CallParts<Id extends CallId> = Part<'params', CallParams<Id>> &
  Part<'query', CallQuery<Id>> &
  Part<'headers', CallHeaders<Id>> &
  Part<'body', CallBody<Id>> & {
    /** For a call that takes a file: the call is then a form, of which `body` is the other parts. */
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

// The schemas of the answers arrive beside the first answer, not before the first page.
const loadAnswers = () => import('./answers.ts');

function headersOf({ headers = {}, body, file }: AnyParts): Headers {
  const token = currentSession()?.token;
  return new Headers({
    accept: 'application/json',
    'accept-language': i18n.locale,
    // A form says its own type, with the mark between its parts.
    ...(body === undefined || file ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
  });
}

function bodyOf({ body, file }: AnyParts): FormData | string | null {
  if (!file) return body === undefined ? null : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body) as Record<string, unknown>)) form.set(name, String(value));
  form.set('file', file);
  return form;
}

async function request(id: CallId, parts: AnyParts): Promise<Response> {
  const { params, query, signal } = parts;
  const { method, path } = routes[id];
  try {
    return await fetch(buildPath(path, params, query), {
      method,
      headers: headersOf(parts),
      body: bodyOf(parts),
      signal: signal ?? null,
    });
  } catch (error) {
    throw unanswered(error, signal);
  }
}

function unanswered(error: unknown, signal: AbortSignal | undefined): unknown {
  return signal?.aborted ? error : new ApiError({ code: 'NETWORK', status: 0, message: '' });
}

async function failure(response: Response): Promise<ApiError> {
  const { errorBodySchema, parseInput } = await loadAnswers();
  const parsed = parseInput(errorBodySchema, await response.json().catch(() => null), 'en');
  const { status } = response;
  if (!parsed.ok) return new ApiError({ code: status >= 500 ? 'UNAVAILABLE' : 'BAD_ANSWER', status, message: '' });
  const { error, message, details, issues } = parsed.value;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    code: isErrorCode(error) ? error : 'BAD_ANSWER',
    status,
    message,
    details,
    issues: issues ?? [],
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

/**
 * Makes one call of the contract and answers what came, whatever it is.
 *
 * A 401 on a call that needs a session renews the session once and tries again; when the server refuses to renew it
 * the session ends, and the application goes to sign-in.
 *
 * @throws ApiError with the server's message, code and issues.
 */
async function fetchAnswer<Id extends CallId>(id: Id, parts: CallParts<Id>): Promise<Response> {
  const needsSession = routes[id].who !== 'public';
  let response = await request(id, parts as AnyParts);
  if (response.status === 401 && needsSession && (await refreshSession()) === 'refreshed') {
    response = await request(id, parts as AnyParts);
  }
  if (!response.ok) throw await failure(response);
  return response;
}

/**
 * The bytes that a call answers, for a file. Fails as `send` does.
 *
 * @throws ApiError with the server's message, code and issues.
 */
export async function download<Id extends CallId>(id: Id, parts: CallParts<Id>): Promise<Blob> {
  const response = await fetchAnswer(id, parts);
  return response.blob().catch((error: unknown) => {
    throw unanswered(error, parts.signal);
  });
}

/**
 * What a call answers bit by bit, while it comes. Fails as `send` does.
 *
 * @throws ApiError with the server's message, code and issues.
 */
export async function openStream<Id extends CallId>(
  id: Id,
  parts: CallParts<Id>,
): Promise<ReadableStream<Uint8Array> | null> {
  return (await fetchAnswer(id, parts)).body;
}

/**
 * Makes one call of the contract and answers what it says, judged by the contract.
 *
 * @throws ApiError with the server's message, code and issues.
 */
export async function send<Id extends CallId>(id: Id, parts: CallParts<Id>): Promise<CallAnswer<Id>> {
  const answers = loadAnswers();
  const response = await fetchAnswer(id, parts);
  const { calls, parseInput } = await answers;
  const { answer } = calls[id];
  if (typeof answer === 'string') return undefined as CallAnswer<Id>;
  const body: unknown = await response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return null;
    // The answer broke off in its middle.
    throw unanswered(error, parts.signal);
  });
  const parsed = parseInput(answer, body, 'en');
  if (parsed.ok) return parsed.value as CallAnswer<Id>;
  throw new ApiError({ code: 'BAD_ANSWER', status: response.status, message: '', issues: parsed.issues });
}
