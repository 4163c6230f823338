import { ErrorPanel } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { reloadPage } from '../reloadPage.ts';

/** In place of a part of a page whose code could not be had. */
export function MissingPart() {
  const { t } = useLingui();
  return (
    <ErrorPanel
      title={t`This part could not be loaded`}
      message={t`The connection may be down, or a new version may have been published.`}
      onRetry={() => void reloadPage()}
    />
  );
}
