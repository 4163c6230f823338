import type { Call } from './Call.ts';

/** Administration of the machinery. */
export const adminCalls = {} as const satisfies Record<string, Call>;
