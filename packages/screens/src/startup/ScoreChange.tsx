import type { CalculationRecord } from '@aval/contract';
import { formatChange } from '@aval/metrics';
import { Sparkline } from '@aval/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';

import { lazyPart } from '../loading/lazyPart.tsx';
import { useDates } from '../text/useDates.ts';
import * as styles from './detail.css.ts';
import * as own from './score.css.ts';
import { changeSince, scoresUntil, versionBefore } from './scoreSummary.ts';

const ScoreDriversPopover = lazyPart(
  async () => (await import('./ScoreDriversPopover.tsx')).ScoreDriversPopover,
  ({ trigger }) => trigger,
);

interface ScoreChangeProps {
  /** All calculations of the startup, newest first. */
  calculations: readonly CalculationRecord[];
  chosen: CalculationRecord;
  /** Whether the steps of the change can be opened yet. */
  isExplained: boolean;
  /** Points by which the what-if change moves the stored score; undefined when there is none. */
  gain?: number | null | undefined;
}

/** The change of the score since the previous version, or by the what-if change. */
export function ScoreChange({ calculations, chosen, isExplained, gain }: ScoreChangeProps) {
  const { t } = useLingui();
  const { day } = useDates();
  if (gain !== undefined) {
    return (
      <p className={own.change}>
        {gain === null ? (
          <Trans>What-if, not stored</Trans>
        ) : (
          <Trans>
            <strong className={styles.strong}>{formatChange(gain)}</strong> with this change, not stored
          </Trans>
        )}
      </p>
    );
  }
  const before = versionBefore(calculations, chosen);
  const change = changeSince(calculations, chosen);
  if (!before || !change) return null;
  const moved = (
    <Trans>
      <strong className={styles.strong}>{formatChange(change.points)}</strong> since {day(change.since)}
    </Trans>
  );
  // The score can be read before its steps have loaded.
  const opener = <span className={own.opener}>{moved}</span>;
  return (
    <div className={own.line}>
      {isExplained ? (
        <Suspense fallback={opener}>
          <ScoreDriversPopover
            before={before}
            after={chosen}
            trigger={
              <button type="button" className={own.opener}>
                {moved}
              </button>
            }
          />
        </Suspense>
      ) : (
        opener
      )}
      <Sparkline label={t`Scores so far`} values={scoresUntil(calculations, chosen)} />
    </div>
  );
}
