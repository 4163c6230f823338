/** Column ids in the address: the calculations of a startup and of its industry have separate ids. */
export const comparedColumns = { startup: 1, industry: 2 } as const;
