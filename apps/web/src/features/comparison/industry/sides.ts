/** Columns in the address: calculations of a startup and of its industry have numbers of their own. */
export const sides = { startup: 1, industry: 2 } as const;
