import type { AreaId } from '@aval/metrics';
import { useLingui } from '@lingui/react/macro';

/** The short names of the four areas, for tabs, axes and legends. */
export function useAreaNames(): Record<AreaId, string> {
  const { t } = useLingui();
  return { value: t`Value`, financial: t`Financial`, market: t`Market`, team: t`Team` };
}
