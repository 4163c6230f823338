import type { CalculationRecord } from '@aval/contract';
import { formatChange, formatDate, formatScore } from '@aval/metrics';
import { Card, CardHeader, IconButton, LevelBadge, Skeleton } from '@aval/ui';
import { CoverageBar, RangeBar, Sparkline } from '@aval/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { Suspense } from 'react';

import { useLocale } from '../../language/useLocale.ts';
import { late } from '../../late.tsx';
import { coverageShares } from './coverageShares.ts';
import * as styles from './detail.css.ts';
import type { Explainer } from './explanations.ts';
import { RangeSentence } from './RangeSentence.tsx';
import * as own from './score.css.ts';
import { changeSince, scoresUntil, versionBefore } from './scoreSummary.ts';

const WhatMoved = late(
  async () => (await import('./WhatMoved.tsx')).WhatMoved,
  ({ trigger }) => trigger,
);

interface ScoreCardProps {
  /** All of the startup, newest first. */
  calculations: readonly CalculationRecord[];
  chosen: CalculationRecord;
  /** Null while it is on its way. */
  explainer: Explainer | null;
  /** Points by which a change that is tried moves the stored score; undefined while none is tried. */
  gain?: number | null | undefined;
  onInfo: () => void;
}

/** How good the startup is, how sure that is, and how it moved. */
export function ScoreCard({ calculations, chosen, explainer, gain, onInfo }: ScoreCardProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { IE_investability_score: stored, IE_investability_level: level, range, coverage } = chosen;
  const score = stored ?? null;
  const isTried = gain !== undefined;
  const before = versionBefore(calculations, chosen);
  const change = isTried ? null : changeSince(calculations, chosen);
  const explanation = explainer?.('IE_investability_score');
  const history = scoresUntil(calculations, chosen);
  const moved = change && (
    <Trans>
      <strong className={styles.strong}>{formatChange(change.points)}</strong> since {formatDate(change.since, locale)}
    </Trans>
  );
  // The score can be read before its steps can be opened.
  const opener = <span className={own.opener}>{moved}</span>;
  return (
    <Card className={styles.wide.four}>
      <CardHeader
        title={t`Investability`}
        tools={<IconButton icon={Info} size="small" label={t`About the investability score`} onClick={onInfo} />}
      />
      <div className={own.card}>
        <div>
          <div className={own.line}>
            <p className={own.noMargin}>
              <span className={own.figure}>{formatScore(score)}</span>
              {score !== null && <span className={own.outOf}> /100</span>}
            </p>
            {score !== null && <LevelBadge level={level} />}
          </div>
          {isTried && (
            <p className={own.change}>
              {gain === null ? (
                <Trans>Tried, not stored</Trans>
              ) : (
                <Trans>
                  <strong className={styles.strong}>{formatChange(gain)}</strong> by what is tried, not stored
                </Trans>
              )}
            </p>
          )}
          {change && before && (
            <div className={own.line}>
              {explainer === null ? (
                opener
              ) : (
                <Suspense fallback={opener}>
                  <WhatMoved
                    before={before}
                    after={chosen}
                    trigger={
                      <button type="button" className={own.opener}>
                        {moved}
                      </button>
                    }
                  />
                </Suspense>
              )}
              <Sparkline label={t`Scores so far`} values={history} />
            </div>
          )}
        </div>
        {score === null && (
          <p className={own.sentence}>
            <Trans>Not evaluated: too little is known for a score.</Trans>
          </p>
        )}
        <RangeBar score={score} range={range} />
        {range && <RangeSentence range={range} />}
        <div className={own.coverage}>
          {explainer === null ? (
            <Skeleton shape="block" height="3.75rem" />
          ) : (
            <CoverageBar coverage={coverage} {...(explanation && coverageShares(explanation))} />
          )}
        </div>
      </div>
    </Card>
  );
}
