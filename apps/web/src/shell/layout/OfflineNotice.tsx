import { Banner } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';

import * as styles from './notices.css.ts';

function onConnectionChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Reports a missing network connection until it is back or the notice is dismissed. */
export function OfflineNotice() {
  const { t } = useLingui();
  const isOnline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  const [isPutAway, setIsPutAway] = useState(false);
  if (isOnline && isPutAway) setIsPutAway(false);
  if (isOnline || isPutAway) return null;
  return (
    <div className={styles.notice}>
      <Banner tone="warning" title={t`You are offline`} onDismiss={() => setIsPutAway(true)}>
        <Trans>You can keep reading; nothing new is loaded or saved until you are back online.</Trans>
      </Banner>
    </div>
  );
}
