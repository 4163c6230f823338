/** The claims of a valid access token. */
export interface AccessClaims {
  userId: number;
  sessionId: number;
}

/** The calling user, from the current database state. */
export interface Caller {
  id: number;
  sessionId: number;
  role: 'user' | 'admin';
  profileTypeCode: 'E' | 'C' | 'F' | 'I';
}

/** Caches recent callers. Revoking a session in this process evicts it immediately. */
export interface CallerCache {
  /** The live session and user of a token; null when either no longer exists. */
  find(claims: AccessClaims, now: Date): Promise<Caller | null>;
  forget(sessionId: number): void;
  forgetUser(userId: number): void;
}
