import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { toastDuration } from '../toastDuration.ts';

/** Returns a function that confirms that the updates of a log are paused, or continue. */
export function usePauseToast() {
  const { t } = useLingui();
  const toast = useToast();
  return (isPaused: boolean) =>
    void toast.info(isPaused ? t`Log updates paused` : t`Log updates resumed`, { duration: toastDuration });
}
