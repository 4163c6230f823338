/** Blocks under each other on paper: what a grid moves to the next page is drawn over what follows it. */
export const paperStack = { print: { display: 'flex', flexDirection: 'column' } } as const;
