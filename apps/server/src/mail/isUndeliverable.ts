/**
 * Whether a mail server refused a mail for good: it takes neither this address nor this text, however often it is asked.
 * A server that is away, asks to wait or rejects the login may take the same mail later.
 */
export function isUndeliverable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const isAboutTheMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return isAboutTheMail && Number(error.responseCode) >= 500;
}
