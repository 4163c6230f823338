import type { Localized, StartupFacts } from '../types.ts';

/** Whether it can be shown to be wrong, or is only unusual. */
export type Severity = 'severe' | 'mild';

/** Values of a field that would fit the other figures, both bounds included. */
export interface FittingRange {
  /** An input id, or the path of an optional fact: 'financials.total_equity'. */
  field: string;
  low: number;
  high: number;
}

/** Figures of a startup that cannot all be right. */
export interface Contradiction {
  id: string;
  severity: Severity;
  /** The input ids and paths of optional facts that are involved. */
  fields: readonly string[];
  /** The figures that do not fit, and names of choices, in the order of the message. */
  values: readonly (number | string)[];
  /** What would fit; null if no single value would. */
  fits: FittingRange | null;
  /** Answered: somebody said why. Accepted: a reviewer agreed. */
  state: 'open' | 'answered' | 'accepted';
  /** A sentence with the figures in the product's format. */
  message: Localized;
}

/** Why figures that seem to contradict each other are right. */
export interface ContradictionAnswer {
  /** Null where the reader may not see it. */
  text?: string | null;
  by?: number | string | null;
  at?: string | null;
  accepted?: boolean;
}

/** What is known of a startup, with the answers to its contradictions by id. */
export interface ExaminedFacts extends StartupFacts {
  answers?: Readonly<Record<string, ContradictionAnswer | null | undefined>> | null;
}
