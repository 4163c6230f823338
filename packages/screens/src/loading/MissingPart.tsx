import { ErrorPanel } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { useReload } from './useReload.ts';

/** Replaces a part of a page whose code could not be loaded. */
export function MissingPart() {
  const { t } = useLingui();
  const { state, reload } = useReload();
  return (
    <ErrorPanel
      title={t`This part could not be loaded`}
      message={
        state === 'away'
          ? t`No response. Check the connection and try again.`
          : t`The connection may be down, or a new version may have been published.`
      }
      isRetrying={state === 'asking'}
      onRetry={() => void reload()}
    />
  );
}
