import type { ErrorCode, FieldIssue } from '@aval/contract';

/** NETWORK: no answer came. BAD_ANSWER: what came is not what the contract says. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'BAD_ANSWER';

interface Failure {
  code: ApiErrorCode;
  /** 0 when no answer came. */
  status: number;
  /** The server's words for the user; empty when there are none, and the screen then says its own. */
  message: string;
  issues?: readonly FieldIssue[];
  retryAfterSeconds?: number | null;
}

/** Why a call failed. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly issues: readonly FieldIssue[];
  readonly retryAfterSeconds: number | null;

  constructor({ code, status, message, issues = [], retryAfterSeconds = null }: Failure) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The server's message of a failure, else the screen's own text. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}
