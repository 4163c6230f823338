import type { StartupFieldId } from '@aval/contract';

import type { Guard } from '../../attribution/guards.ts';
import type { Subject } from '../../layout/sections.ts';

/** How a figure of a sentence becomes the value of a field. */
export interface Reading {
  field: StartupFieldId;
  /** Occurs in sentences that state a total, which takes precedence over partial amounts. */
  total?: RegExp;
  /** The figures may be parts of a sum: several different ones, of any years, yield no value without a total. */
  adds?: boolean;
  /** Guards that do not apply. */
  lifted?: readonly Guard[];
  /** Makes a figure negative if it occurs in its clause. */
  negative?: RegExp;
}

/**
 * A rule that extracts a figure from folded sentences of both languages.
 *
 * In a pattern, `<m!>`, `<p!>`, `<n!>`, `<y!>` and `<r!>` match the amount, percentage, count, year or ratio to read;
 * without `!` they match another number, and `<n+>` matches a count to add. `~` matches up to 45 characters or years.
 */
export interface ProseRule extends Reading {
  patterns: readonly string[];
  /** Rejects a match if it occurs in the matched text or in the same clause, up to 22 characters away. */
  not?: RegExp;
  /** Applies the rule only under a heading about this subject, where sentences need not name it. */
  under?: Subject;
  /** Must occur in the sentence. */
  sentence?: RegExp;
  /** Takes the largest of several different figures instead of none. */
  takesLargest?: boolean;
  /** Accepts 'one' and 'un' as a number. */
  allowsOne?: boolean;
}
