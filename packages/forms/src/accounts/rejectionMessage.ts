/** The message of a rejected request for the user, or null when it has none. */
export function rejectionMessage(error: unknown): string | null {
  const message = error instanceof Error ? error.message.trim() : '';
  return message === '' ? null : message;
}
