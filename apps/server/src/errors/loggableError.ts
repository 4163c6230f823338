/**
 * An error that is safe to log: a failed query keeps its text and cause but not its parameters,
 * which may contain password hashes and user input.
 */
export function loggableError(error: unknown): unknown {
  if (!isFailedQuery(error)) return error;
  const { name, message, stack, code } = causeOf(error) as Error & { code?: unknown };
  return { type: name, message, stack, ...(code !== undefined && { code }), query: error.query };
}

/** Why something failed, as text for administrators: only the database message of a failed query. */
export function reasonOf(error: unknown): string {
  if (isFailedQuery(error)) return causeOf(error).message;
  return error instanceof Error ? error.message : String(error);
}

function isFailedQuery(error: unknown): error is Error & { query: unknown } {
  return error instanceof Error && 'params' in error && 'query' in error;
}

function causeOf({ cause }: Error): Error {
  return cause instanceof Error ? cause : new Error('A query failed');
}
