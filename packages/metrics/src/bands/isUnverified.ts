/** Below this evidenced share of what is stated a score is unverified. */
const VERIFIED_FROM = 0.4;

/**
 * Whether too little of what a score stands on is evidenced to call it verified.
 *
 * @param coverage Stated share of the score, 0-1.
 * @param evidenced Evidenced share of the score, 0-1.
 * @returns False where one of the two was not worked out.
 */
export const isUnverified = (coverage: number | null, evidenced: number | null): boolean =>
  coverage !== null && evidenced !== null && evidenced < VERIFIED_FROM * coverage;
