import type { Startup } from '@aval/contract';
import { formatScore, isUnverified } from '@aval/metrics';
import { Card, CardHeader, IconButton, LevelBadge, Skeleton } from '@aval/ui';
import { CoverageBar, RangeBar } from '@aval/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

import * as cardGrid from '../layout/cardGrid.css.ts';
import { CapSentence } from './CapSentence.tsx';
import { coverageShares } from './coverageShares.ts';
import type { Explainer } from './explanations.ts';
import { RangeSentence } from './RangeSentence.tsx';
import * as own from './score.css.ts';

/** The stored score of a startup. */
export type StoredScore = Pick<Startup, 'range' | 'coverage' | 'evidenced' | 'caps' | 'IE_investability_level'> &
  Partial<Pick<Startup, 'IE_investability_score'>>;

export interface ScoreCardProps {
  stored: StoredScore;
  /** The change of the score, with its reasons. */
  moved: ReactNode;
  /** Null while it loads. */
  explainer: Explainer | null;
  /** Omitted when the score cannot be explained. */
  onInfo?: (() => void) | undefined;
}

/** The score of the startup, its certainty, and its change. */
export function ScoreCard({ stored, moved, explainer, onInfo }: ScoreCardProps) {
  const { t } = useLingui();
  const { IE_investability_level: level, range, coverage, evidenced } = stored;
  const score = stored.IE_investability_score ?? null;
  const explanation = explainer?.('IE_investability_score');
  return (
    <Card className={cardGrid.span.four}>
      <CardHeader
        title={t`Investability`}
        tools={
          <IconButton
            icon={Info}
            size="small"
            label={t`About the investability score`}
            disabled={!onInfo}
            onClick={onInfo}
          />
        }
      />
      <div className={own.card}>
        <div>
          <div className={own.line}>
            <p className={own.noMargin}>
              <span className={own.figure}>{formatScore(score)}</span>
              {score !== null && <span className={own.outOf}> /100</span>}
            </p>
            {score !== null && <LevelBadge level={level} isUnverified={isUnverified(coverage, evidenced)} />}
          </div>
          {moved}
        </div>
        {score === null && (
          <p className={own.sentence}>
            <Trans>Not evaluated: too little is known for a score.</Trans>
          </p>
        )}
        <RangeBar score={score} range={range} />
        {range && <RangeSentence range={range} />}
        <CapSentence caps={stored.caps} />
        <div className={own.coverage}>
          {explainer === null || coverage === null ? (
            <CoverageSkeleton coverage={coverage ?? 0} evidenced={evidenced} />
          ) : (
            <CoverageBar
              coverage={coverage}
              evidenced={evidenced ?? undefined}
              {...(explanation && coverageShares(explanation))}
            />
          )}
        </div>
      </div>
    </Card>
  );
}

/** Share of a score that is usually estimated. */
const usuallyEstimated = 0.1;

/** As high as the coverage will be, whose legend has one line or two. */
function CoverageSkeleton({ coverage, evidenced }: { coverage: number; evidenced: number | null }) {
  return (
    <div className={own.coverageSkeleton} aria-hidden>
      <CoverageBar
        className={own.unseen}
        coverage={coverage}
        evidenced={evidenced ?? undefined}
        estimated={usuallyEstimated}
      />
      <Skeleton shape="block" height="100%" className={own.overUnseen} />
    </div>
  );
}
