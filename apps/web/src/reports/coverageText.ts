import { formatPercent } from '@aval/metrics';
import { t } from '@lingui/core/macro';

/**
 * How much of a score is stated, and for how much of it somebody other than the startup vouches, in the current language.
 *
 * @param coverage 0-1.
 * @param evidenced 0-1; null where it was not worked out.
 */
export function coverageText(coverage: number, evidenced: number | null): string {
  const stated = formatPercent(coverage * 100, 0);
  if (evidenced === null) return t`Stated ${stated}`;
  const proven = formatPercent(evidenced * 100, 0);
  return t`Stated ${stated} · evidenced ${proven}`;
}
