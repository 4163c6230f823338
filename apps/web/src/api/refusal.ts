import type { Edit, ErrorBody, FieldIssue } from '@aval/contract';

/** An error response with the server's message. */
export interface Refusal extends Pick<ErrorBody, 'message' | 'details'> {
  /** The error code; a newer server may send codes that this page does not know. */
  error: string;
  issues: readonly FieldIssue[];
  edit: Edit | null;
}

function isEdit(value: unknown): value is Edit {
  return (
    typeof value === 'object' &&
    value !== null &&
    'by' in value &&
    (typeof value.by === 'string' || value.by === null) &&
    'by_caller' in value &&
    typeof value.by_caller === 'boolean' &&
    'at' in value &&
    typeof value.at === 'string'
  );
}

function isIssue(value: unknown): value is FieldIssue {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

/**
 * Reads an error response. It is deliberately not validated against the contract's schema, so that an older page can
 * still show the message of a newer server.
 *
 * @param body The parsed response body.
 * @returns null when there is no message; without a code, `error` is empty.
 */
export function readRefusal(body: unknown): Refusal | null {
  if (typeof body !== 'object' || body === null) return null;
  if (!('message' in body && typeof body.message === 'string')) return null;
  return {
    error: 'error' in body && typeof body.error === 'string' ? body.error : '',
    message: body.message,
    details: 'details' in body && typeof body.details === 'string' ? body.details : null,
    issues: 'issues' in body && Array.isArray(body.issues) ? body.issues.filter(isIssue) : [],
    edit: 'edit' in body && isEdit(body.edit) ? body.edit : null,
  };
}
