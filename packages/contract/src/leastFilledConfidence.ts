/**
 * Confidence, 0-100, from which a value that was read from a document or a page is filled in. Below it, the value is
 * offered to the user and never stored unseen.
 */
export const leastFilledConfidence = 60;
