/** Why figures that seem to contradict each other are right. */
export interface StoredAnswer {
  text: string;
  /** The user who gave it. */
  by: number | null;
  /** ISO 8601 in UTC. */
  at: string;
  /** Whether an administrator agreed. */
  accepted: boolean;
}

/** Answers by the id of a contradiction. */
export type StoredAnswers = Record<string, StoredAnswer>;
