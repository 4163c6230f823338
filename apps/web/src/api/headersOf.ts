import { currentSession } from '../shell/session/session.ts';

/** The headers of every request: the session token and the language of the texts. */
export function headersOf(language: string): Headers {
  const token = currentSession()?.token;
  return new Headers({
    accept: 'application/json',
    'accept-language': language,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  });
}
