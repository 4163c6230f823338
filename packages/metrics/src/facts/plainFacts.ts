import { type Sheet, writeFact } from '../model/sheet.ts';
import { slotOf } from '../model/sources.ts';
import type { Warning } from '../types.ts';
import { numberWithin } from './checkedNumber.ts';
import { extraLimits, type ExtraPath } from './extraLimits.ts';
import type { ExtraName } from './factNames.ts';

/** An optional fact that is used as it is stated, within its limits. */
interface PlainFact<Field> {
  field: Field;
  path: ExtraPath;
  min: number;
  max: number;
  slot: number;
}

/**
 * The plain facts of one group of a startup.
 *
 * @param group Where the group stands in a startup.
 * @param names The fact that each field states.
 */
export function plainFacts<Field extends string>(
  group: string,
  names: Readonly<Record<Field, ExtraName>>,
): readonly PlainFact<Field>[] {
  return (Object.entries(names) as [Field, ExtraName][]).map(([field, name]) => {
    const path = `${group}.${field}` as ExtraPath;
    const [min, max] = extraLimits[path];
    return { field, path, min, max, slot: slotOf[name] };
  });
}

/**
 * Writes the plain facts of a group.
 *
 * @throws RangeError for a value that is no finite number.
 */
export function writePlainFacts<Field extends string>(
  sheet: Sheet,
  facts: readonly PlainFact<Field>[],
  given: { readonly [Key in NoInfer<Field>]?: number | null },
  warnings: Warning[],
): void {
  for (const { field, path, min, max, slot } of facts) {
    const value = numberWithin(path, given[field], min, max, warnings);
    if (value !== null) writeFact(sheet, slot, value);
  }
}
