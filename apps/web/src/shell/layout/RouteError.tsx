import { useReload } from '@aval/screens';
import { page } from '@aval/screens';
import { ErrorPanel } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useRevalidator, useRouteError } from 'react-router-dom';

import { messageOf } from '../../api/ApiError.ts';
import { usePageTitle } from './usePageTitle.ts';

const isAssetFailure =
  /dynamically imported module|error loading|importing a module script failed|unable to preload css/i;

/** Shown instead of a screen that failed to load or render; everything around it stays usable. */
export function RouteError() {
  const { t } = useLingui();
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const isAsset = error instanceof Error && isAssetFailure.test(error.message);
  const { state, reload } = useReload(isAsset);
  const missing =
    state === 'away' ? t`No response. Check the connection and try again.` : t`Check your connection, then try again.`;
  const title = isAsset ? t`This page could not be loaded` : t`An error has occurred`;
  usePageTitle(title);
  return (
    <div className={page}>
      <ErrorPanel
        title={title}
        message={isAsset ? missing : messageOf(error, '')}
        isRetrying={state === 'asking'}
        onRetry={isAsset ? () => void reload() : () => void revalidate()}
      />
    </div>
  );
}
