import type { StartupListItem } from '@aval/contract';
import { formatScore, isUnverified } from '@aval/metrics';
import { LevelBadge, toLevel } from '@aval/ui';
import { RangeBar } from '@aval/ui/charts';
import { Trans } from '@lingui/react/macro';

import { ContradictionMark } from '../../lists/ContradictionMark.tsx';
import { CoverageText } from '../../text/CoverageText.tsx';
import * as styles from './myStartups.css.ts';

interface CardScoreProps {
  startup: StartupListItem;
}

/** The score of a startup with its level, above its coverage. */
export function CardScore({ startup }: CardScoreProps) {
  const { name, range, coverage, evidenced, IE_investability_score: score, IE_investability_level: level } = startup;
  const isEvaluated = score !== null && toLevel(level) !== 'Not Evaluated';
  return (
    <div className={styles.score}>
      <div className={styles.scoreLine}>
        {isEvaluated && (
          <p className={styles.figure}>
            {formatScore(score)} <span className={styles.outOf}>/100</span>
          </p>
        )}
        <LevelBadge level={isEvaluated ? level : null} isUnverified={isUnverified(coverage, evidenced)} />
      </div>
      {isEvaluated && range && (
        <>
          <RangeBar score={score} range={range} size="medium" label={name} />
          <div className={styles.scoreFoot}>
            <span>
              <Trans>
                Range {Math.round(range.low)}–{Math.round(range.high)}
              </Trans>
            </span>
            {coverage !== null && (
              <span>
                <CoverageText coverage={coverage} evidenced={evidenced} />
              </span>
            )}
          </div>
        </>
      )}
      <ContradictionMark startup={startup} />
    </div>
  );
}
