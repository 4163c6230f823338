import type { CalculationRecord } from '@aval/contract';
import { formatChange, formatScore } from '@aval/metrics';
import { Popover, useTimeZone } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactElement, useMemo } from 'react';

import { dateLabels } from '../text/dateLabels.ts';
import { useLocale } from '../text/useLocale.ts';
import { changeBetween, isChangeKnown } from './changeSteps.ts';
import * as styles from './detail.css.ts';
import * as own from './score.css.ts';
import { StepsSum } from './StepsSum.tsx';
import { useCauseText } from './useCauseText.ts';
import { useScoreDrivers } from './useScoreDrivers.ts';

interface ScoreDriversPopoverProps {
  before: CalculationRecord;
  after: CalculationRecord;
  trigger: ReactElement;
}

/** A popover with the changed inputs that moved the score since the previous version. */
export function ScoreDriversPopover({ before, after, trigger }: ScoreDriversPopoverProps) {
  const { t } = useLingui();
  if (!isChangeKnown(before, after)) return trigger;
  return (
    <Popover trigger={trigger} title={t`What moved the score`}>
      <Steps before={before} after={after} />
    </Popover>
  );
}

/** Computed on open, because every changed input has to be evaluated again. */
function Steps({ before, after }: Omit<ScoreDriversPopoverProps, 'trigger'>) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const cause = useCauseText()(after);
  const change = useMemo(() => changeBetween(before, after), [before, after]);
  const moved = useScoreDrivers(before, after, change);
  if (change === null) return null;
  const [older, newer] = dateLabels([before.calculation_date, after.calculation_date], locale, timeZone);
  return (
    <>
      <dl className={own.steps}>
        <div className={own.stepEnd}>
          <dt>{older}</dt>
          <dd className={own.points}>{formatScore(change.before)}</dd>
        </div>
        {moved.map(({ cause, label, from, to, points }) => (
          <div key={cause} className={own.step}>
            <dt>
              {label}
              {from && (
                <span className={own.stepValues}>
                  <Trans>
                    {from} to {to}
                  </Trans>
                </span>
              )}
            </dt>
            <dd className={own.points}>{formatChange(points)}</dd>
          </div>
        ))}
        <div className={own.stepEnd}>
          <dt>{newer}</dt>
          <dd className={own.points}>{formatScore(change.after)}</dd>
        </div>
      </dl>
      <p className={styles.muted}>
        <StepsSum count={moved.length} change={change.change} />
      </p>
      {cause !== null && <p className={styles.muted}>{cause}</p>}
      {before.model_version !== after.model_version && (
        <p className={styles.muted}>
          <Trans>
            The rules changed with model {after.model_version}: what speaks for a startup needs evidence now. Most
            scores fall by 5 to 15 points while nothing is evidenced.
          </Trans>
        </p>
      )}
    </>
  );
}
