import { formatNumber, type StartupFacts, startOfYear } from '@aval/metrics';
import { ProgressBar } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo } from 'react';

import { CoverageText } from '../../startup/liveScore/CoverageText.tsx';
import { evaluateFacts } from '../../startup/liveScore/liveEvaluation.ts';
import { rangeEnds } from '../../startup/liveScore/rangeEnds.ts';
import { evaluatedLists, type LookupRows } from '../../startup/lookups.ts';
import * as styles from './DocumentMappingForm.css.ts';

interface ExpectedScoreProps {
  facts: StartupFacts;
  rows: LookupRows;
  currentYear: number;
}

/** The expected score, computed in the browser with the server's function. */
export function ExpectedScore({ facts, rows, currentYear }: ExpectedScoreProps) {
  const { t } = useLingui();
  const settled = useDeferredValue(facts);
  const master = useMemo(() => evaluatedLists(rows), [rows]);
  const { calculation, coverage, evidenced, range } = useMemo(
    () => evaluateFacts(settled, master, startOfYear(currentYear)),
    [settled, master, currentYear],
  );
  const score = calculation.IE_investability_score ?? null;
  const [low, high, ends] = [formatNumber(range.low), formatNumber(range.high), rangeEnds(range)];
  const about = score === null ? null : formatNumber(score);
  return (
    <div className={styles.expected}>
      <span className={styles.note}>
        <Trans>Expected coverage</Trans>
      </span>
      <div className={styles.progress}>
        <ProgressBar hasHeader={false} label={t`Expected coverage`} value={coverage * 100} />
      </div>
      <strong>
        <CoverageText coverage={coverage} evidenced={evidenced} />
      </strong>
      <span className={styles.note}>
        {about === null ? (
          <Trans>
            Likely between {low} and {high}
          </Trans>
        ) : (
          <Trans>
            Score about {about}, range {ends}
          </Trans>
        )}
      </span>
    </div>
  );
}
