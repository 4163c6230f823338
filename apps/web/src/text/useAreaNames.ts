import type { AreaId } from '@aval/metrics';
import { useLingui } from '@lingui/react/macro';

/** The four areas by their short names, for tabs, axes and legends. */
export function useAreaNames(): Record<AreaId, string> {
  const { t } = useLingui();
  return { value: t`Value`, financial: t`Financial`, market: t`Market`, team: t`Team` };
}
