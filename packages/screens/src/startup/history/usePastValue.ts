import { type FactId, type MasterDataLists, startupField } from '@aval/contract';
import { fieldText, lookupLabel } from '@aval/forms';
import { useLingui } from '@lingui/react/macro';

import { useLocale } from '../../text/useLocale.ts';

/** Prints a value that a field had; null for one that was not recorded. */
export function usePastValue(field: FactId, lookups: Partial<MasterDataLists>): (value: unknown) => string | null {
  const { t } = useLingui();
  const locale = useLocale();
  const row = startupField(field);
  return (value) => {
    if (value === null || value === undefined) return null;
    if (field === 'is_private') return value === 1 ? t`Private` : t`Public`;
    if (row.lookup) {
      const found = lookups[row.lookup]?.find(({ id }) => id === value);
      return found ? lookupLabel(found) : t`Unknown`;
    }
    if (typeof value === 'string') return value;
    return fieldText(row, value, locale) ?? t`A list, not shown here`;
  };
}
