import { calculate, formatNumber, formatPercent, likelyRange, type StartupFacts, startOfYear } from '@aval/metrics';
import { ProgressBar } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo } from 'react';

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
  const { calculation, coverage, range } = useMemo(() => {
    const options = { asOf: startOfYear(currentYear), lens: 'general' } as const;
    return { ...calculate(settled, master, options), range: likelyRange(settled, master, options) };
  }, [settled, master, currentYear]);
  const score = calculation.IE_investability_score ?? null;
  const [low, high] = [formatNumber(range.low), formatNumber(range.high)];
  const about = score === null ? null : formatNumber(score);
  return (
    <div className={styles.expected}>
      <span className={styles.note}>
        <Trans>Expected coverage</Trans>
      </span>
      <div className={styles.progress}>
        <ProgressBar hasHeader={false} label={t`Expected coverage`} value={coverage * 100} />
      </div>
      <strong>{formatPercent(coverage * 100, 0)}</strong>
      <span className={styles.note}>
        {about === null ? (
          <Trans>
            Likely between {low} and {high}
          </Trans>
        ) : (
          <Trans>
            Score about {about}, range {low}–{high}
          </Trans>
        )}
      </span>
    </div>
  );
}
