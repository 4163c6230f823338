import type { Text } from '@aval/contract';

/** Why a value is offered and not filled in. */
export type Doubt =
  /** The source states another value for the same field. */
  | { kind: 'otherValue'; value: number | string; quote: string }
  /** Figures of the source contradict each other. */
  | { kind: 'contradiction'; message: Text }
  /** The value is far from what other startups state. */
  | { kind: 'unusual'; low: number; high: number };
