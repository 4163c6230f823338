/** The most bytes of the file that a call takes. */
export const fileLimits = { processDocument: 25_000_000, scrapeBatch: 1_048_576 } as const;
