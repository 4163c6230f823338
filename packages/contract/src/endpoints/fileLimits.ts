/** The maximum file size of an endpoint in bytes. */
export const fileLimits = { processDocument: 25_000_000, scrapeBatch: 1_048_576 } as const;
