/** A reason not to start that a person can act on: printed as it is, without a stack, and the process ends with code 1. */
export class StartError extends Error {
  override name = 'StartError';
}
