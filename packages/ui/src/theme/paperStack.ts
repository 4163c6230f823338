/** Stacks blocks when printing: when a grid item moves to the next page, browsers draw it over what follows. */
export const paperStack = { print: { display: 'flex', flexDirection: 'column' } } as const;
