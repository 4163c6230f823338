import { type Claim, isStartupFieldId, type MasterDataLists, startupField } from '@aval/contract';
import { fieldText } from '@aval/forms';
import type { Locale } from '@aval/metrics';

/**
 * Prints a value of a figure: a number with its unit, a choice by its name.
 *
 * @returns null for no value, and for a structured fact, which has no short form.
 */
export function claimValue(
  field: Claim['field'],
  value: unknown,
  lookups: Partial<MasterDataLists>,
  locale: Locale,
): string | null {
  if (!isStartupFieldId(field)) return null;
  const row = startupField(field);
  if (row.lookup === undefined) return fieldText(row, value, locale);
  const choice = lookups[row.lookup]?.find(({ id }) => id === value);
  return choice?.name ?? null;
}
