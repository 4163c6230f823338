/** Processor slowdown that simulates a phone. */
export const slowdown = 4;
