/** How long a decision can be taken back: longer than any toast is shown, so that a slow connection is not too late. */
export const undoableMs = 5 * 60_000;
