import type { StartupFieldId } from '@aval/contract';

import type { Guard } from '../guards.ts';
import type { Subject } from '../sections.ts';

/**
 * How sentences state a figure, in folded words of both languages.
 *
 * In a pattern `<m!>`, `<p!>`, `<n!>`, `<y!>`, `<r!>` stand for the amount, percentage, count, year or ratio that is meant,
 * without `!` for another one, `<n+>` for one that is added to it; `~` for a few words between, years allowed.
 */
export interface ProseRule {
  field: StartupFieldId;
  patterns: readonly string[];
  /** What the matched words, with a little after them, must not hold. */
  not?: RegExp;
  /** Only where the text is about this: its sentences need not say so again. */
  under?: Subject;
  /** What the sentence must hold. */
  sentence?: RegExp;
  /** Said of the whole: outweighs what is said of a part. */
  total?: RegExp;
  /** Parts that would have to be added up: several of them, of whatever year, give nothing without a total. */
  adds?: boolean;
  /** Guards that do not apply. */
  lifted?: readonly Guard[];
  negative?: RegExp;
  /** Several different figures: the largest counts, instead of none. */
  takesLargest?: boolean;
  /** 'One' and 'un' count as a number. */
  allowsOne?: boolean;
}
