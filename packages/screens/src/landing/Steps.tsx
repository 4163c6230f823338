import { Trans } from '@lingui/react/macro';

import * as styles from './landing.css.ts';

/** How to get started, in three steps. */
export function Steps() {
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <p className={styles.stepNumber}>1</p>
        <h3 className={styles.pointTitle}>
          <Trans>Register</Trans>
        </h3>
        <p className={styles.prose}>
          <Trans>
            Name, email and the kind of entity you look from: educational, corporation, Fast Track or investor.
          </Trans>
        </p>
      </li>
      <li className={styles.step}>
        <p className={styles.stepNumber}>2</p>
        <h3 className={styles.pointTitle}>
          <Trans>Set up your profile</Trans>
        </h3>
        <p className={styles.prose}>
          <Trans>
            Add your startup or follow those you care about. You can leave questions open: the score will show it.
          </Trans>
        </p>
      </li>
      <li className={styles.step}>
        <p className={styles.stepNumber}>3</p>
        <h3 className={styles.pointTitle}>
          <Trans>Start growing</Trans>
        </h3>
        <p className={styles.prose}>
          <Trans>See where your score comes from, apply the recommendation that adds most, and evaluate again.</Trans>
        </p>
      </li>
    </ol>
  );
}
