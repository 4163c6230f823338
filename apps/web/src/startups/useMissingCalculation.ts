import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';

import { useErrorToast } from '../shell/layout/useErrorToast.ts';

/**
 * Reports that the calculation in the address does not exist, and removes it from the address to show the current one.
 *
 * @param isGone Must be false while the calculations are loading.
 */
export function useMissingCalculation(isGone: boolean, onForget: () => void): void {
  const { t } = useLingui();
  useErrorToast(
    isGone,
    t`Error updating calculation data: the calculation in this address no longer exists. The current one is shown.`,
  );
  const forget = useEffectEvent(onForget);
  useEffect(() => {
    if (isGone) forget();
  }, [isGone]);
}
