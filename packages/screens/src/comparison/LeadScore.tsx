import type { CalculationRecord } from '@aval/contract';
import { type ComparisonMark, formatNumber, formatScore, isUnverified } from '@aval/metrics';
import { LevelBadge, MarkIcon, type MarkStyle } from '@aval/ui';
import { RangeBar } from '@aval/ui/charts';
import { Trans } from '@lingui/react/macro';

import { CoverageText } from '../text/CoverageText.tsx';
import * as styles from './compare.css.ts';

interface LeadScoreProps {
  calculation: Pick<CalculationRecord, 'IE_investability_level' | 'IE_investability_score'> | null;
  range?: { low: number; high: number } | null;
  /** 0-1; null when unknown. */
  coverage?: number | null;
  /** 0-1; null when it was not worked out. */
  evidenced?: number | null;
  mark?: ComparisonMark | null | undefined;
  marks?: MarkStyle;
  /** What is said of the score below it, such as its place among others. */
  detail?: string | undefined;
}

/** The investability of one column: score, mark, level, range, detail and coverage. */
export function LeadScore({
  calculation,
  range = null,
  coverage = null,
  evidenced = null,
  mark,
  marks = 'extremes',
  detail,
}: LeadScoreProps) {
  const score = calculation?.IE_investability_score ?? null;
  return (
    <div className={styles.lead}>
      <span className={styles.leadLine}>
        <span className={styles.leadFigure}>{formatScore(score)}</span>
        {mark && <MarkIcon mark={mark} marks={marks} />}
      </span>
      <LevelBadge level={calculation?.IE_investability_level} isUnverified={isUnverified(coverage, evidenced)} />
      {score !== null && range && <RangeBar className={styles.leadRange} score={score} range={range} size="small" />}
      {range && (
        <p className={styles.muted}>
          <Trans>
            {formatNumber(range.low)} to {formatNumber(range.high)}
          </Trans>
        </p>
      )}
      {detail !== undefined && <p className={styles.muted}>{detail}</p>}
      {coverage !== null && (
        <p className={styles.muted}>
          <CoverageText coverage={coverage} evidenced={evidenced} />
        </p>
      )}
    </div>
  );
}
