/** What a bearer token that is ours says. */
export interface AccessClaims {
  userId: number;
  sessionId: number;
}

/** Who is calling, as the database knows them now. */
export interface Caller {
  id: number;
  sessionId: number;
  role: 'user' | 'admin';
  profileTypeCode: 'E' | 'C' | 'F' | 'I';
}

/** Callers that were looked up a moment ago. Revoking a session on this process forgets it at once. */
export interface CallerCache {
  /** The live session and user behind a token; null when either is gone. */
  find(claims: AccessClaims, now: Date): Promise<Caller | null>;
  forget(sessionId: number): void;
  forgetUser(userId: number): void;
}
