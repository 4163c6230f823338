import { formatPercent, isUnverified } from '@aval/metrics';
import { Trans, useLingui } from '@lingui/react/macro';

import * as styles from './cells.css.ts';

interface EvidencedShareProps {
  /** Stated share of a score, 0-1. */
  coverage: number;
  /** Evidenced share, 0-1; null where it was not worked out. */
  evidenced: number | null;
}

/**
 * How much of a score is evidenced. How much is stated differs little between the startups of a list, and that a score
 * is unverified follows from the share, so both are left to the tooltip and to screen readers; where nothing else is
 * known the stated share is shown.
 */
export function EvidencedShare({ coverage, evidenced }: EvidencedShareProps) {
  const { t } = useLingui();
  const stated = t`Stated ${formatPercent(coverage * 100, 0)}`;
  const isWeak = isUnverified(coverage, evidenced);
  const proven = evidenced === null ? null : formatPercent(evidenced * 100, 0);
  return (
    <p className={styles.coverage} title={isWeak ? t`${stated}, unverified` : stated}>
      {proven === null ? (
        stated
      ) : (
        <>
          <span className={styles.hidden}>{isWeak ? t`${stated}, unverified` : stated}, </span>
          <Trans>Evidenced {proven}</Trans>
        </>
      )}
    </p>
  );
}
