import type { AreaId } from '@aval/metrics';
import { useLingui } from '@lingui/react/macro';

/** The four areas by the short names of tabs and legends. */
export function useAreaNames(): Record<AreaId, string> {
  const { t } = useLingui();
  return { value: t`Value Proposition`, financial: t`Financial`, market: t`Market`, team: t`Team` };
}
