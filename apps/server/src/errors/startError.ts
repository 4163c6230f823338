/** A start failure the operator can fix: printed without a stack trace, and the process exits with code 1. */
export class StartError extends Error {
  override name = 'StartError';
}
