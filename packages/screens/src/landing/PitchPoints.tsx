import { Trans } from '@lingui/react/macro';

import * as styles from './landing.css.ts';

/** The six reasons to use the product. */
export function PitchPoints() {
  return (
    <section className={styles.points}>
      <div className={styles.point}>
        <h2 className={styles.pointTitle}>
          <Trans>Decisions based on data</Trans>
        </h2>
        <p className={styles.prose}>
          <Trans>Every point of the score can be traced back to the fact behind it.</Trans>
        </p>
      </div>
      <div className={styles.point}>
        <h2 className={styles.pointTitle}>
          <Trans>More growth</Trans>
        </h2>
        <p className={styles.prose}>
          <Trans>You know which improvement moves the score most, and start there.</Trans>
        </p>
      </div>
      <div className={styles.point}>
        <h2 className={styles.pointTitle}>
          <Trans>Less risk</Trans>
        </h2>
        <p className={styles.prose}>
          <Trans>Twelve signals on one map: weaknesses show before anyone signs.</Trans>
        </p>
      </div>
      <div className={styles.point}>
        <h2 className={styles.pointTitle}>
          <Trans>A network of mentors and investors</Trans>
        </h2>
        <p className={styles.prose}>
          <Trans>Founders, mentors and investors read the same evaluation.</Trans>
        </p>
      </div>
      <div className={styles.point}>
        <h2 className={styles.pointTitle}>
          <Trans>Predictive analysis</Trans>
        </h2>
        <p className={styles.prose}>
          <Trans>Calculated projections and valuation, with their margin of error.</Trans>
        </p>
      </div>
      <div className={styles.point}>
        <h2 className={styles.pointTitle}>
          <Trans>Tailored resources</Trans>
        </h2>
        <p className={styles.prose}>
          <Trans>Personal recommendations that start from your weakest point.</Trans>
        </p>
      </div>
    </section>
  );
}
