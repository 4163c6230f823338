import type { Edit, ErrorCode, FieldIssue } from '@aval/contract';

/** NETWORK: no response arrived. BAD_ANSWER: the response does not match the contract. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'BAD_ANSWER';

interface Failure {
  code: ApiErrorCode;
  /** 0 when no response arrived. */
  status: number;
  /** The server's message for the user; empty when there is none, and the screen then shows its own. */
  message: string;
  /** Technical details for administrators. */
  details?: string | null;
  issues?: readonly FieldIssue[];
  retryAfterSeconds?: number | null;
  /** With STALE: the edit that was saved first. */
  edit?: Edit | null;
}

/** The reason why a request failed. */
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

/** The server's error message, or the screen's own text when there is none. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}

/** Whether the response did not match the contract. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'BAD_ANSWER' && error.status < 400;
}

/** The error's details, else its message, else the screen's own text. */
export function detailsOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.details) || messageOf(error, fallback);
}
