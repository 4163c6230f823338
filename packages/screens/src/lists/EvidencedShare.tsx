import { formatNumber, formatPercent, isUnverified } from '@aval/metrics';
import { Trans, useLingui } from '@lingui/react/macro';

import * as styles from './cells.css.ts';

interface EvidencedShareProps {
  /** Stated share of a score, 0-1. */
  coverage: number;
  /** Evidenced share, 0-1; null where it was not worked out. */
  evidenced: number | null;
}

/**
 * How much of what is stated is evidenced, in the few words that a cell has room for. The tooltip and screen readers say
 * it in full, and whether the score is unverified.
 */
export function EvidencedShare({ coverage, evidenced }: EvidencedShareProps) {
  const { t } = useLingui();
  const stated = formatPercent(coverage * 100, 0);
  if (evidenced === null) {
    return (
      <p className={styles.coverage}>
        <Trans>Stated {stated}</Trans>
      </p>
    );
  }
  const proven = formatPercent(evidenced * 100, 0);
  const isWeak = isUnverified(coverage, evidenced);
  const whole = isWeak
    ? t`Stated ${stated} · evidenced ${proven}, unverified`
    : t`Stated ${stated} · evidenced ${proven}`;
  return (
    <p className={styles.coverage} title={whole}>
      <span className={styles.hidden}>{whole}</span>
      <span aria-hidden>
        <Trans>
          Evidenced {formatNumber(evidenced * 100, 0)} of {stated}
        </Trans>
      </span>
    </p>
  );
}
