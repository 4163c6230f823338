/** The day on which the demo data ends; nothing in it is later, and nothing reads the clock. */
export const demoAnchor = '2026-06-30T00:00:00Z';

/** The day on which the demo data begins, two years before the anchor. */
export const demoStart = '2024-06-30T00:00:00Z';
