import { currentSession } from '../shell/session/session.ts';

/** What every call says: who asks, and in what language it wants its texts. */
export function headersOf(language: string): Headers {
  const token = currentSession()?.token;
  return new Headers({
    accept: 'application/json',
    'accept-language': language,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  });
}
