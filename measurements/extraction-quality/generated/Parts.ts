export const parts = ['seen', 'heldOut'] as const;
export type Part = (typeof parts)[number];

/** A vocabulary: rules may be written while looking at `seen`; `heldOut` is only ever measured. */
export type Parts<Entry> = Readonly<Record<Part, readonly Entry[]>>;
