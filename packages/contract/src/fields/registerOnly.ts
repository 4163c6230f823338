/** Settings of a field that only the register has: optional, not evaluated, not in the wizard, not mapped from files. */
export const registerOnly = {
  source: 'register',
  required: false,
  evaluated: false,
  wizard: false,
  mappable: false,
} as const;
