import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';

import { useErrorToast } from '../shell/layout/useErrorToast.ts';

/**
 * Says that a calculation which the address names is not there, and takes it out of the address: the current one is shown.
 *
 * @param isGone false also while it may still come.
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
