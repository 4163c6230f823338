import { formatPercent, formatScore } from '@aval/metrics';
import { Drawer, reserveBottomSpace } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';

import type { LiveEvaluation } from './liveEvaluation.ts';
import { rangeEnds } from './rangeEnds.ts';
import * as styles from './ScoreSheet.css.ts';

interface ScoreSheetProps {
  /** Hides it from the width at which the panel is shown instead. */
  className: string;
  evaluation: LiveEvaluation;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Called before the focus returns to the line. */
  onClosed?: (event: Event) => void;
  children: ReactNode;
}

/** The score as a line at the bottom of a narrow screen, which opens a sheet with the details. */
export function ScoreSheet({ className, evaluation, onClosed, children, ...state }: ScoreSheetProps) {
  const { t } = useLingui();
  return (
    <div ref={reserveBottomSpace} className={`${styles.bar} ${className}`}>
      <ScoreLine evaluation={evaluation} />
      <Drawer
        side="bottom"
        title={t`Live score`}
        {...state}
        {...(onClosed && { onCloseAutoFocus: onClosed })}
        trigger={
          <button type="button" className={styles.details}>
            <Trans>Details</Trans>
            <ChevronUp className={styles.icon} aria-hidden="true" />
          </button>
        }
      >
        {children}
      </Drawer>
    </div>
  );
}

function ScoreLine({ evaluation: { calculation, range, coverage } }: { evaluation: LiveEvaluation }) {
  const score = calculation.IE_investability_score ?? null;
  const ends = rangeEnds(range);
  return (
    <dl className={styles.line}>
      <div>
        <dt className={styles.term}>{score === null ? <Trans>Likely between</Trans> : <Trans>Score</Trans>}</dt>
        <dd className={styles.figure}>{score === null ? ends : formatScore(score)}</dd>
      </div>
      {score !== null && (
        <div>
          <dt className={styles.term}>
            <Trans>Range</Trans>
          </dt>
          <dd className={styles.figure}>{ends}</dd>
        </div>
      )}
      <div>
        <dt className={styles.term}>
          <Trans>Coverage</Trans>
        </dt>
        <dd className={styles.figure}>{formatPercent(coverage * 100, 0)}</dd>
      </div>
    </dl>
  );
}
