import { statePlainFacts } from '../model/compiled.ts';
import { type Sheet, writeFact } from '../model/sheet.ts';
import { slotOf } from '../model/sources.ts';
import type { Warning } from '../types.ts';
import { numberWithin } from './checkedNumber.ts';
import { type PlainFacts, plainFactsOf, type PlainGroup } from './plainFactGroups.ts';

/**
 * Writes the facts of a group that are used as they are stated, within their limits.
 *
 * @throws RangeError for a value that is no finite number.
 */
export function writePlainFacts<Group extends PlainGroup>(
  sheet: Sheet,
  group: Group,
  given: PlainFacts<Group>,
  warnings: Warning[],
): void {
  // What is stated within its limits needs no closer look.
  if (statePlainFacts[group](given, sheet.value, sheet.trust)) return;
  for (const { field, path, name, min, max } of plainFactsOf(group)) {
    const value = numberWithin(path, given[field as keyof typeof given], min, max, warnings);
    if (value !== null) writeFact(sheet, slotOf[name], value);
  }
}
