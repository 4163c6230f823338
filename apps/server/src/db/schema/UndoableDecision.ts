import type { ActionState } from '@aval/contract';

import type { StoredAnswers } from './StoredAnswer.ts';

/** What a decision about claims replaced. */
export interface UndoableDecision {
  claim_ids: number[];
  /** Who decided, and when. */
  by: number;
  at: string;
  /** What the proposal records as done, as it stood before. */
  actions: { id: number; state: ActionState; gain: number | null }[];
  /** The facts before; null when the decision accepted nothing. */
  replaced: {
    values: Record<string, unknown>;
    defaulted_fields: string[];
    answers: StoredAnswers;
    open_contradictions: number;
    /** When the facts were written: a later change makes it too late. */
    updated_at: string;
  } | null;
}
