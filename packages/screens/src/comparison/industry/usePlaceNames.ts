import type { QuartilePlace } from '@aval/metrics';
import { useLingui } from '@lingui/react/macro';

/** The places among the quartiles of an industry, in words. */
export function usePlaceNames(): Record<QuartilePlace, string> {
  const { t } = useLingui();
  return {
    'below-first': t`below the first quartile`,
    'below-median': t`between the first quartile and the median`,
    'at-median': t`at the median`,
    'above-median': t`between the median and the third quartile`,
    'above-third': t`above the third quartile`,
  };
}
