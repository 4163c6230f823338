import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router-dom';

import * as styles from './notices.css.ts';

/** A progress bar while the next page loads; hidden when it loads quickly. */
export function NavigationProgress() {
  const { t } = useLingui();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="status">
      <div role="progressbar" aria-label={t`Loading page`} className={styles.progress}>
        <div className={styles.progressBar} />
      </div>
    </div>
  );
}
