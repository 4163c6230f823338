import type { CalculationRecord } from '@aval/contract';
import { useLingui } from '@lingui/react/macro';

import { useDates } from '../text/useDates.ts';
import { useLocale } from '../text/useLocale.ts';
import { causeText } from './causeText.ts';

/** Says which proposal of the owners led to a calculation, in the user's time zone; null for other causes. */
export function useCauseText(): (calculation: Pick<CalculationRecord, 'proposal'>) => string | null {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { day } = useDates();
  return (calculation) => causeText(i18n, calculation, locale, day);
}
