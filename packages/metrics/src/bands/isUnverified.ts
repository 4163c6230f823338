/** Below this evidenced share of what is stated a score is unverified. */
const VERIFIED_FROM = 0.4;

/**
 * Whether too little of what a score stands on is evidenced to call it verified.
 *
 * @param coverage Stated share of the score, 0-1.
 * @param evidenced Evidenced share of the score, 0-1.
 */
export const isUnverified = (coverage: number, evidenced: number): boolean => evidenced < VERIFIED_FROM * coverage;
