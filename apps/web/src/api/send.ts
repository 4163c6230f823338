import {
  buildPath,
  type Call,
  type CallAnswer,
  type CallBody,
  type CallHeaders,
  type CallId,
  type CallParams,
  type CallQuery,
  type ErrorCode,
  type RawAnswer,
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

// What judges the answers arrives beside the first answer, not before the first page.
const loadParseInput = async () => (await import('./parseInput.ts')).parseInput;

function allHeadersOf({ headers = {}, body, file }: AnyParts): Headers {
  const all = headersOf(i18n.locale);
  // A form says its own type, with the mark between its parts.
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

async function request(id: CallId, parts: AnyParts): Promise<Response> {
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

/** What a refused call says; null when that is no refusal of the contract. */
async function errorBodyOf(response: Response): Promise<Refusal | null> {
  return readRefusal(await response.json().catch(() => null));
}

/** A code that this page knows; null for one that only a newer server has, or that nothing can judge now. */
async function knownCode(code: string): Promise<ErrorCode | null> {
  const codes = await import('./errorCodes.ts').catch(() => null);
  return codes?.isErrorCode(code) ? code : null;
}

async function failure(response: Response): Promise<ApiError> {
  const { status } = response;
  const plainCode = status >= 500 ? 'UNAVAILABLE' : 'BAD_ANSWER';
  const body = await errorBodyOf(response);
  if (!body) return new ApiError({ code: plainCode, status, message: '' });
  const { error, ...said } = body;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    ...said,
    code: (await knownCode(error)) ?? plainCode,
    status,
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
    throw networkError(error, parts.signal);
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

/** Some calls' answers by the names of the calls: one of the contract's modules of answers. */
type Answers<Module> = {
  readonly [Id in keyof Module]: Id extends CallId ? Exclude<Call['answer'], RawAnswer> : never;
};
type Send<Module> = <Id extends CallId & keyof Module>(id: Id, parts: CallParts<Id>) => Promise<CallAnswer<Id>>;

/**
 * What makes the calls whose answers stand in one module of the contract, so that a screen loads the schemas of its
 * own calls and no others.
 *
 * @returns A function that makes one call and answers what it says, judged by the contract. It throws an ApiError with
 * the server's message, code and issues.
 */
export function sender<Module extends Answers<Module>>(loadAnswers: () => Promise<Module>): Send<Module> {
  return async <Id extends CallId & keyof Module>(id: Id, parts: CallParts<Id>) => {
    const judging = Promise.all([loadAnswers(), loadParseInput()]).catch(() => null);
    const response = await fetchAnswer(id, parts);
    const judge = await judging;
    // Without what judges it, it is as good as none.
    if (!judge) throw networkError(null, parts.signal);
    const [{ [id]: answer }, parseInput] = judge;
    const body: unknown = await response.json().catch((error: unknown) => {
      if (error instanceof SyntaxError) return null;
      // The answer broke off in its middle.
      throw networkError(error, parts.signal);
    });
    const parsed = parseInput(answer, body, 'en');
    if (parsed.ok) return parsed.value as CallAnswer<Id>;
    throw new ApiError({ code: 'BAD_ANSWER', status: response.status, message: '', issues: parsed.issues });
  };
}
