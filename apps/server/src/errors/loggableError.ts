/**
 * An error as it may be logged: a failed query is named by its text and its cause, never with the values it was sent,
 * among which are hashes of passwords and what people wrote.
 */
export function loggableError(error: unknown): unknown {
  if (!isFailedQuery(error)) return error;
  const { name, message, stack, code } = causeOf(error) as Error & { code?: unknown };
  return { type: name, message, stack, ...(code !== undefined && { code }), query: error.query };
}

/** Why something failed, in words that may be shown to administrators: of a failed query only what the database says. */
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
