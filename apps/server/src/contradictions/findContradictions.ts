import { type Contradiction, contradictions, type MasterData, type StartupFacts, utcDay } from '@aval/metrics';

import type { StoredAnswers } from '../db/schema/StoredAnswer.ts';

export interface Examination {
  answers: StoredAnswers;
  master: MasterData;
  at: Date;
}

/** The contradictions between the facts of a startup, with the state of their answers. */
export function findContradictions(facts: StartupFacts, { answers, master, at }: Examination): Contradiction[] {
  return contradictions({ ...facts, answers }, master, { asOf: utcDay(at) });
}
