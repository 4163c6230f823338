import { formatPercent } from '@aval/metrics';
import { Trans } from '@lingui/react/macro';

import type { LiveEvaluation } from './liveEvaluation.ts';

/** How much of the score is stated, and how much of it is evidenced. */
export function CoverageText({ coverage, evidenced }: Pick<LiveEvaluation, 'coverage' | 'evidenced'>) {
  const [stated, proven] = [coverage, evidenced].map((share) => formatPercent(share * 100, 0));
  return (
    <Trans>
      Stated {stated} · evidenced {proven}
    </Trans>
  );
}
