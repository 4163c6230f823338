/**
 * An error as it may be logged: a failed query is named by its text and its cause, never with the values it was sent,
 * among which are hashes of passwords and what people wrote.
 */
export function loggableError(error: unknown): unknown {
  if (!(error instanceof Error) || !('params' in error) || !('query' in error)) return error;
  const { cause, query } = error;
  const reason = cause instanceof Error ? cause : new Error('A query failed');
  const { name, message, stack, code } = reason as Error & { code?: unknown };
  return { type: name, message, stack, ...(code !== undefined && { code }), query };
}
