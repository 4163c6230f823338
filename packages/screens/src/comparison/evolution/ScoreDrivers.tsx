import type { CalculationRecord } from '@aval/contract';
import { formatChange, formatScore } from '@aval/metrics';
import { Card, CardHeader, useTimeZone } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo, useState } from 'react';

import * as cardGrid from '../../layout/cardGrid.css.ts';
import { findCalculation } from '../../selectors/findCalculation.ts';
import { changeBetween } from '../../startup/changeSteps.ts';
import { StepsSum } from '../../startup/StepsSum.tsx';
import { useCauseText } from '../../startup/useCauseText.ts';
import { useScoreDrivers } from '../../startup/useScoreDrivers.ts';
import { dateLabels } from '../../text/dateLabels.ts';
import { useLocale } from '../../text/useLocale.ts';
import * as compare from '../compare.css.ts';
import { DateSelect } from '../DateSelect.tsx';
import { describedSteps } from './describedSteps.ts';
import * as styles from './evolution.css.ts';
import { versionsBetween } from './versions.ts';

/** The maximum number of steps listed individually; smaller ones are grouped. */
const maxSteps = 6;

interface ScoreDriversProps {
  /** Newest first, at least two. */
  calculations: readonly CalculationRecord[];
}

/** The changed inputs that moved the score between two versions; the steps add up to the change. */
export function ScoreDrivers({ calculations }: ScoreDriversProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const timeZone = useTimeZone();
  const [chosen, setChosen] = useState<{ before: number | null; after: number | null }>({ before: null, after: null });
  const after = findCalculation(calculations, ({ id }) => id === chosen.after) ?? calculations[0];
  const before = findCalculation(calculations, ({ id }) => id === chosen.before) ?? calculations[1];
  const change = useMemo(() => (before && after ? changeBetween(before, after) : null), [before, after]);
  const causeText = useCauseText();
  const moved = useScoreDrivers(before, after, change);
  const labels = useMemo(() => {
    const dates = calculations.map(({ calculation_date: date }) => date);
    return dateLabels(dates, locale, timeZone);
  }, [calculations, locale, timeZone]);
  if (!before || !after) return null;
  const causes = versionsBetween(calculations, before, after).flatMap((version) => causeText(version) ?? []);
  const { described, others } = describedSteps(moved, maxSteps);
  const labelOf = (version: CalculationRecord) => labels[calculations.indexOf(version)];
  const largest = Math.max(0.1, ...described.map(({ points }) => Math.abs(points)));
  return (
    <Card className={cardGrid.span.four}>
      <CardHeader title={t`What moved the score`} />
      <div className={styles.choice}>
        <DateSelect
          label={t`From version`}
          calculations={calculations}
          value={before.id}
          onValueChange={(id) => setChosen((now) => ({ ...now, before: id }))}
        />
        <span className={compare.muted}>
          <Trans>to</Trans>
        </span>
        <DateSelect
          label={t`To version`}
          calculations={calculations}
          value={after.id}
          onValueChange={(id) => setChosen((now) => ({ ...now, after: id }))}
        />
      </div>
      {change === null ? (
        <p className={compare.infoText}>
          <Trans>No comparison is possible: one of the two versions was not evaluated.</Trans>
        </p>
      ) : (
        <>
          <ol className={styles.steps}>
            <li className={styles.end}>
              <span>{labelOf(before)}</span>
              <span>{formatScore(change.before)}</span>
            </li>
            {described.map(({ cause, label, from, to, points }) => (
              <li key={cause} className={styles.step}>
                <span className={styles.cause}>
                  {label}
                  {from && (
                    <span className={compare.muted}>
                      <Trans>
                        {from} to {to}
                      </Trans>
                    </span>
                  )}
                </span>
                <span className={styles.track} aria-hidden>
                  <span
                    className={points > 0 ? styles.gain : styles.loss}
                    style={assignInlineVars({ [styles.length]: `${(Math.abs(points) / largest) * 50}%` })}
                  />
                </span>
                <span className={styles.points}>{formatChange(points)}</span>
              </li>
            ))}
            {others !== 0 && (
              <li className={styles.step}>
                <span className={styles.cause}>{t`Everything else`}</span>
                <span />
                <span className={styles.points}>{formatChange(others)}</span>
              </li>
            )}
            <li className={styles.end}>
              <span>{labelOf(after)}</span>
              <span>{formatScore(change.after)}</span>
            </li>
          </ol>
          <p className={compare.muted}>
            <StepsSum count={moved.length} change={change.change} />
          </p>
          {causes.map((cause) => (
            <p key={cause} className={compare.muted}>
              {cause}
            </p>
          ))}
        </>
      )}
    </Card>
  );
}
