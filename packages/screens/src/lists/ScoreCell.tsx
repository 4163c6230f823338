import type { StartupListItem } from '@aval/contract';
import { InvestabilityBadge } from '@aval/ui';
import { RangeBar } from '@aval/ui/charts';

import * as styles from './cells.css.ts';
import { ContradictionMark } from './ContradictionMark.tsx';
import { EvidencedShare } from './EvidencedShare.tsx';

interface ScoreCellProps {
  startup: StartupListItem;
}

/** The score of a startup in a list, above its range and its evidenced share. */
export function ScoreCell({ startup }: ScoreCellProps) {
  const { name, range, coverage, evidenced, IE_investability_score: score, IE_investability_level: level } = startup;
  return (
    <div className={styles.verdict}>
      <InvestabilityBadge score={score} level={level} />
      {range && (
        <div className={styles.track}>
          <RangeBar score={score} range={range} size="small" label={name} />
          <span>{`${Math.round(range.low)}–${Math.round(range.high)}`}</span>
        </div>
      )}
      {coverage !== null && <EvidencedShare coverage={coverage} evidenced={evidenced} />}
      <ContradictionMark startup={startup} />
    </div>
  );
}
