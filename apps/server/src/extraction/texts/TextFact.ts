import type { Candidate } from '../Candidate.ts';

/** What words state that need no arithmetic. */
export type TextFact = Pick<Candidate, 'field' | 'value' | 'confidence'>;
