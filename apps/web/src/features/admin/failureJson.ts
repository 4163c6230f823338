import type { Json } from '@aval/ui';

import { ApiError } from '../../api/ApiError.ts';

/** The error response as JSON. */
export function failureJson(error: unknown): Json {
  if (!(error instanceof ApiError)) return { success: false };
  const { status, code, message, details, issues } = error;
  return {
    success: false,
    status,
    error: code,
    message,
    details,
    ...(issues.length > 0 && { issues: issues.map((issue) => ({ path: issue.path, message: issue.message })) }),
  };
}
