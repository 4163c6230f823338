import type { Localized } from '../types.ts';
import type { FittingRange, Severity } from './Contradiction.ts';
import type { KnownFigures } from './knownFigures.ts';

/** Figures that contradict each other, and the sentence about them. */
export interface Finding {
  values: readonly (number | string)[];
  fits: FittingRange | null;
  message: Localized;
}

/** A rule that figures of a startup must keep. */
export interface Rule {
  id: string;
  severity: Severity;
  fields: readonly string[];
  /** Returns null if the figures fit, or if one of them is not known. */
  check: (known: KnownFigures) => Finding | null;
}

/** Exactly this value would fit. */
export const exactly = (field: string, value: number): FittingRange => ({ field, low: value, high: value });
