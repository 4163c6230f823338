import { Trans } from '@lingui/react/macro';
import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';

import * as styles from './StartupWizard.css.ts';

/** The save status of the draft: saving, saved at a time (milliseconds since 1970), or failed. */
export type DraftState = { state: 'saving' } | { state: 'saved'; at: number } | { state: 'failed' };

const tick = 5000;

/** Shows whether the input would survive closing the window. */
export function DraftStatus({ draft }: { draft: DraftState }) {
  if (draft.state === 'saved') return <SavedAgo at={draft.at} />;
  if (draft.state === 'saving') {
    return (
      <p className={styles.draft}>
        <CloudUpload className={styles.draftIcon} aria-hidden="true" />
        <Trans>Saving...</Trans>
      </p>
    );
  }
  return (
    <p className={styles.draft} data-state="failed" role="alert">
      <CloudAlert className={styles.draftIcon} aria-hidden="true" />
      <Trans>Draft not saved</Trans>
    </p>
  );
}

function SavedAgo({ at }: { at: number }) {
  const [now, setNow] = useState(at);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  const minutes = Math.floor(seconds / 60);
  return (
    <p className={styles.draft} data-state="saved">
      <CloudCheck className={styles.draftIcon} aria-hidden="true" />
      {seconds < 5 && <Trans>Draft saved</Trans>}
      {seconds >= 5 && minutes < 1 && <Trans>Draft saved {seconds} s ago</Trans>}
      {minutes >= 1 && <Trans>Draft saved {minutes} min ago</Trans>}
    </p>
  );
}
