import type { StartupListItem } from '@aval/contract';
import { InvestabilityBadge } from '@aval/ui';
import { RangeBar } from '@aval/ui/charts';

import * as styles from './cells.css.ts';

interface ScoreCellProps {
  startup: StartupListItem;
}

/** The score of a startup in a list, above its coverage. */
export function ScoreCell({ startup }: ScoreCellProps) {
  const { name, range, IE_investability_score: score, IE_investability_level: level } = startup;
  return (
    <div className={styles.verdict}>
      <InvestabilityBadge score={score} level={level} />
      {range && (
        <div className={styles.track}>
          <RangeBar score={score} range={range} size="small" label={name} />
          <span>{`${Math.round(range.low)}–${Math.round(range.high)}`}</span>
        </div>
      )}
    </div>
  );
}
