/** Ids of the master data rows that the demo facts refer to. */
export const industries = { technology: 1, healthcare: 2, education: 3, finance: 4, retail: 5 } as const;

export const stages = { idea: 1, prototype: 2, mvp: 3, growth: 4, expansion: 5 } as const;

export const businessModels = { b2b: 1, b2c: 2, marketplace: 3, saas: 4 } as const;

export const marketSizes = { small: 1, medium: 2, large: 3, veryLarge: 4 } as const;

export const financingTypes = {
  bootstrapped: 1,
  publicGrants: 2,
  businessAngels: 3,
  ventureCapital: 4,
  crowdfunding: 5,
  convertibleNotes: 6,
  debt: 7,
  mixed: 8,
} as const;
