/** The last day of the demo data; nothing in it is later, and nothing depends on the clock. */
export const demoAnchor = '2026-06-30T00:00:00Z';

/** The first day of the demo data, two years before the anchor. */
export const demoStart = '2024-06-30T00:00:00Z';

/** Up to when the demo users have read their notices, so that each has a few unread ones. */
export const noticesReadAt = '2026-05-15T00:00:00Z';
