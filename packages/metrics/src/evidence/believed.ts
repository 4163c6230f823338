import { PRIOR } from '../model/constants.ts';

/**
 * What is believed of a score: what speaks for a startup needs evidence, what speaks against it is believed. A score
 * above the prior is drawn back to it as far as its evidence is weak; below the prior it counts in full.
 *
 * @param score 0-100.
 * @param reliability Of the facts behind the score, 0-1.
 * @returns 0-100; rises with the score and with the reliability.
 * @see Federal Rule of Evidence 804(b)(3): a statement against one's own interest is credible.
 */
export const believed = (score: number, reliability: number): number =>
  score <= PRIOR ? score : PRIOR + reliability * (score - PRIOR);
