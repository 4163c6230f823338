import type { Edit, ErrorCode, FieldIssue } from '@aval/contract';

/** NETWORK: no answer came. BAD_ANSWER: what came is not what the contract says. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'BAD_ANSWER';

interface Failure {
  code: ApiErrorCode;
  /** 0 when no answer came. */
  status: number;
  /** The server's words for the user; empty when there are none, and the screen then says its own. */
  message: string;
  /** What an administrator may want to know beyond the message. */
  details?: string | null;
  issues?: readonly FieldIssue[];
  retryAfterSeconds?: number | null;
  /** With STALE: the edit that came first. */
  edit?: Edit | null;
}

/** Why a call failed. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly details: string | null;
  readonly issues: readonly FieldIssue[];
  readonly retryAfterSeconds: number | null;
  readonly edit: Edit | null;

  constructor({ code, status, message, details = null, issues = [], retryAfterSeconds = null, edit = null }: Failure) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.details = details;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
    this.edit = edit;
  }
}

/** The server's message of a failure, else the screen's own text. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}

/** Whether an answer came that is not what the contract says. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'BAD_ANSWER' && error.status < 400;
}

/** What a failure says in detail, else its message, else the screen's own text. */
export function detailsOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.details) || messageOf(error, fallback);
}
