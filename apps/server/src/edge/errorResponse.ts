import { errors, type ErrorBody, type ErrorCode, type Locale } from '@aval/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { causesOf } from '../errors/causesOf.ts';
import { loggableError } from '../errors/loggableError.ts';
import { ApiError } from '../http/ApiError.ts';
import { texts } from '../http/texts.ts';
import { localeOf } from './localeOf.ts';

/** Sends the error body of the contract. Only unexpected errors are logged as errors. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asApiError(error);
  if (refusal.status >= 500 && !isAbandoned(request))
    request.log.error({ err: loggableError(error), requestId: request.id }, refusal.message);
  if (isSuspicious(refusal.code)) {
    const { method, url: route } = request.routeOptions;
    request.log.warn({ refused: refusal.code, method, route, address: request.ip, requestId: request.id }, 'Refused');
  }
  if (refusal.retryAfterSeconds !== undefined) reply.header('Retry-After', refusal.retryAfterSeconds);
  // The framework's own errors occur before the hook that normally sets this header.
  reply.header('X-Request-Id', request.id);
  void reply.status(refusal.status).send(errorBody(refusal, localeOf(request.headers['accept-language']), request.id));
}

/** Whether the client closed the connection before its request was complete; nothing failed then. */
function isAbandoned({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** Errors that are rare in normal use; logging them shows guessing, theft and forbidden access. */
function isSuspicious(code: ErrorCode): boolean {
  return code === 'FORBIDDEN' || code === 'ACCOUNT_LOCKED' || code === 'TOKEN_REUSED';
}

/** The body of every error response. */
export function errorBody(refusal: ApiError, locale: Locale, requestId: string): ErrorBody {
  return {
    success: false,
    error: refusal.code,
    message: refusal.text[locale],
    details: refusal.details?.[locale] ?? null,
    ...(refusal.issues && {
      issues: refusal.issues.map(({ path, message }) => ({ path, message: message[locale] })),
    }),
    ...(refusal.edit && { edit: refusal.edit }),
    requestId,
  };
}

const connectionProblems = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH']);
/**
 * Classes of PostgreSQL error codes: connection, transaction conflict, exhausted resources, operator
 * intervention or timeout, and disk errors; also a read-only server, such as a standby.
 */
const databaseProblems = /^(?:(?:08|40|53|57|58)[\dA-Z]{3}|25006)$/;

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'VALIDATION_FAILED',
  // A path outside the web app's folder, or one that is no valid file name.
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  // A URL longer than any that exists.
  414: 'NOT_FOUND',
  415: 'UNSUPPORTED_TYPE',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const refused = refusedByConstraint(error);
  if (refused) return refused;
  const { code, statusCode } = partsOf(error);
  if (connectionProblems.has(code) || databaseProblems.test(code) || isLostConnection(error)) {
    return new ApiError('UNAVAILABLE');
  }
  const known = codeByStatus[statusCode];
  if (!known) return new ApiError('INTERNAL');
  if (known !== 'VALIDATION_FAILED') return new ApiError(known, { text: errors[known].text });
  const isBroken = error instanceof SyntaxError || code === 'FST_ERR_CTP_INVALID_JSON_BODY';
  return new ApiError(known, { text: isBroken ? texts.brokenJson : texts.badRequest });
}

/** Unique names: when two requests both find a name free, the index rejects the second insert. */
const takenByIndex: Readonly<Record<string, ErrorCode>> = {
  users_email_key: 'EMAIL_TAKEN',
  portfolios_user_name: 'NAME_TAKEN',
};

const foreignKeyViolation = '23503';
/** References to a user named in a request; all others refer to the caller. */
const namesUser = /^startup(?:s|_owners)_user_id_users_id_fk$/;

function refusedByConstraint(error: unknown): ApiError | undefined {
  const { code, constraint } = causesOf(error).find((cause) => typeof cause.constraint === 'string') ?? {};
  if (typeof constraint !== 'string') return undefined;
  if (code === foreignKeyViolation) return goneMeanwhile(constraint);
  const taken = takenByIndex[constraint];
  return taken && new ApiError(taken);
}

/** A referenced row was deleted between the check and the insert. */
function goneMeanwhile(constraint: string): ApiError {
  if (namesUser.test(constraint)) return new ApiError('UNKNOWN_REFERENCE', { text: texts.goneMeanwhile });
  if (constraint.endsWith('_users_id_fk')) return new ApiError('UNAUTHENTICATED');
  return new ApiError('NOT_FOUND', { text: texts.goneMeanwhile });
}

function partsOf(error: unknown): { code: string; statusCode: number } {
  const causes = causesOf(error);
  const { code, statusCode } = causes.find((cause) => cause.code !== undefined) ?? causes.at(-1) ?? {};
  return { code: typeof code === 'string' ? code : '', statusCode: typeof statusCode === 'number' ? statusCode : 500 };
}

/** Client library errors without a code; the last two occur when rolling back on a lost connection. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

const isLostConnection = (error: unknown): boolean =>
  causesOf(error).some(({ message }) => typeof message === 'string' && lostConnection.test(message));
