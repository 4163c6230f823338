/** What a refused call tells the person, or null when it says nothing they could read. */
export function rejectionMessage(error: unknown): string | null {
  const message = error instanceof Error ? error.message.trim() : '';
  return message === '' ? null : message;
}
