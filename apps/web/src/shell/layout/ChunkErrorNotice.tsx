import { chunkFailed, chunkRecovered, useReload } from '@aval/screens';
import { Banner, Button } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import * as styles from './notices.css.ts';

/**
 * Reports that a chunk failed to load, whichever part of the page needed it: otherwise a menu or dialog would silently
 * stay closed.
 */
export function ChunkErrorNotice() {
  const { t } = useLingui();
  const [isMissing, setIsMissing] = useState(false);
  const { state, reload } = useReload();
  useEffect(() => {
    // When offline, the offline notice is shown instead.
    const handleFailure = () => setIsMissing(navigator.onLine);
    const handleArrival = () => setIsMissing(false);
    addEventListener(chunkFailed, handleFailure);
    addEventListener(chunkRecovered, handleArrival);
    return () => {
      removeEventListener(chunkFailed, handleFailure);
      removeEventListener(chunkRecovered, handleArrival);
    };
  }, []);
  if (!isMissing) return null;
  return (
    <div className={styles.notice}>
      <Banner
        tone="warning"
        title={t`Part of the page could not be loaded`}
        action={
          <Button
            size="small"
            isLoading={state === 'asking'}
            onClick={() => void reload()}
          >{t`Reload the page`}</Button>
        }
        onDismiss={() => setIsMissing(false)}
      >
        {state === 'away' ? (
          <Trans>No response. Check the connection and try again.</Trans>
        ) : (
          <Trans>The connection may be down, or a new version may have been published.</Trans>
        )}
      </Banner>
    </div>
  );
}
