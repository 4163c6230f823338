import { formatPercent } from '@aval/metrics';
import { Trans } from '@lingui/react/macro';

interface CoverageTextProps {
  /** Stated share of a score, 0-1. */
  coverage: number;
  /** Evidenced share, 0-1; null where it was not worked out. */
  evidenced: number | null;
}

/** How much of a score is stated, and for how much of it somebody other than the startup vouches. */
export function CoverageText({ coverage, evidenced }: CoverageTextProps) {
  const stated = formatPercent(coverage * 100, 0);
  if (evidenced === null) return <Trans>Stated {stated}</Trans>;
  const proven = formatPercent(evidenced * 100, 0);
  return (
    <Trans>
      Stated {stated} · evidenced {proven}
    </Trans>
  );
}
