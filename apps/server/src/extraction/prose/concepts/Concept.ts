import type { Reading } from '../rules/ProseRule.ts';

/** The unit that a figure needs for a concept. */
export type FigureKind = 'money' | 'percent' | 'months' | 'count' | 'year';

/**
 * What a sentence says of a figure, in folded words of both languages and in any order.
 *
 * Patterns are tested on the figure's own stretch of the sentence: up to the next figure of its kind on either side.
 */
export interface Frame {
  /** One of each has to occur; the nearest occurrence of the first one tells how near the figure is to the concept. */
  words: readonly RegExp[];
  /** Has to match the words before the figure. */
  before?: RegExp;
  /** Has to match the words behind the figure. */
  behind?: RegExp;
  /** Must not occur. */
  not?: RegExp;
  /** Added to the confidence of a figure in a sentence. */
  confidence?: number;
}

/** A field, and what sentences say of its figure. */
export interface Concept extends Reading {
  figure: FigureKind;
  frames: readonly Frame[];
  /** Must not occur in the figure's own stretch. */
  not?: RegExp;
  /** Added to the confidence of a figure in a sentence. */
  confidence?: number;
}
