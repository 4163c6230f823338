import type { Candidate } from '../../Candidate.ts';

/** A fact that is stated in words, without a year or a tolerance. */
export type TextFact = Pick<Candidate, 'field' | 'value' | 'confidence' | 'isTotal'>;
