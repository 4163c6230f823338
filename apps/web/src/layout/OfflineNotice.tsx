import { Banner } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';

import * as styles from './notices.css.ts';

function onConnectionChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that there is no network while there is none. */
export function OfflineNotice() {
  const { t } = useLingui();
  const isOnline = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <div className={styles.offline}>
      <Banner tone="warning" title={t`You are offline`}>
        <Trans>What you see stays; nothing new is loaded or saved until the connection is back.</Trans>
      </Banner>
    </div>
  );
}
