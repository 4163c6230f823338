/**
 * Whether a mail server refused a mail for good: it takes neither this address nor this text, however often it is asked.
 * A server that is away, asks to wait, or rejects the login or the sender may take the same mail later, when somebody
 * has corrected the configuration.
 */
export function isUndeliverable(error: unknown): boolean {
  if (!(error instanceof Error) || !('permanent' in error) || !('command' in error)) return false;
  return error.permanent === true && (error.command === 'RCPT TO' || error.command === 'DATA');
}
