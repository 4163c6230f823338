import { type AreaId, areas, formatPercent, formatScore, isUnverified, scoreContributions } from '@aval/metrics';
import { Card, LevelBadge } from '@aval/ui';
import { RangeBar } from '@aval/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ArrowLeft, Info } from 'lucide-react';
import { useId } from 'react';

import { useFormsLocale } from '../../messages.ts';
import { wizardField, type WizardFieldId } from '../wizardFields.ts';
import { Contributions } from './Contributions.tsx';
import { CoverageText } from './CoverageText.tsx';
import type { LiveEvaluation, Narrowing } from './liveEvaluation.ts';
import * as styles from './LiveScorePanel.css.ts';
import { rangeEnds } from './rangeEnds.ts';

const narrowingsShown = 3;

export interface LiveScorePanelProps {
  /** The evaluation of the answers so far. */
  evaluation: LiveEvaluation;
  /** The area of the current step. */
  currentArea?: AreaId | undefined;
  /** Unanswered inputs of the step, sorted by how much they narrow the range. */
  narrowings?: readonly Narrowing[] | undefined;
  /** Opens the input. */
  onNarrowingSelect?: ((id: WizardFieldId) => void) | undefined;
  /** Without a card, inside a sheet. */
  isBare?: boolean | undefined;
}

/** The score of the answers so far, its certainty, and the inputs that would improve it. */
export function LiveScorePanel({
  evaluation,
  currentArea,
  narrowings = [],
  onNarrowingSelect,
  isBare = false,
}: LiveScorePanelProps) {
  const titleId = useId();
  const { calculation } = evaluation;
  const score = calculation.IE_investability_score ?? null;
  const contributions = scoreContributions(calculation, evaluation.caps);
  const content = (
    <>
      <div className={styles.head}>
        {!isBare && (
          <h2 id={titleId} className={styles.title}>
            <Trans>Live score</Trans>
          </h2>
        )}
        <LevelBadge
          level={calculation.IE_investability_level}
          isUnverified={isUnverified(evaluation.coverage, evaluation.evidenced)}
        />
      </div>
      <ScorePart evaluation={evaluation} score={score} />
      <CoveragePart evaluation={evaluation} isEvaluated={score !== null} />
      {score === null || contributions.length === 0 ? (
        <KnownByArea shares={evaluation.areas} currentArea={currentArea} />
      ) : (
        <Contributions steps={contributions} total={score} />
      )}
      {narrowings.length > 0 && onNarrowingSelect && (
        <NarrowingPart narrowings={narrowings.slice(0, narrowingsShown)} onSelect={onNarrowingSelect} />
      )}
      {score === null && (
        <div className={styles.part}>
          <p className={styles.hint}>
            <Info className={styles.icon} aria-hidden="true" />
            <span>
              <Trans>An unanswered field counts 40 of 100. It never beats your best answer.</Trans>
            </span>
          </p>
        </div>
      )}
    </>
  );
  return isBare ? (
    content
  ) : (
    <Card padding="none" aria-labelledby={titleId}>
      {content}
    </Card>
  );
}

function ScorePart({ evaluation: { range }, score }: { evaluation: LiveEvaluation; score: number | null }) {
  const ends = rangeEnds(range);
  return (
    <div className={styles.part}>
      {score === null && (
        <p className={styles.label}>
          <Trans>Likely between</Trans>
        </p>
      )}
      <div className={styles.line}>
        <span>
          <span className={styles.figure}>{score === null ? ends : formatScore(score)}</span>{' '}
          <span className={styles.outOf}>/100</span>
        </span>
        {score !== null && (
          <span className={styles.plain}>
            <Trans>
              Range <span className={styles.strong}>{ends}</span>
            </Trans>
          </span>
        )}
      </div>
      <RangeBar score={score} range={range} size="large" />
    </div>
  );
}

interface CoveragePartProps {
  evaluation: LiveEvaluation;
  isEvaluated: boolean;
}

function CoveragePart({ evaluation: { coverage, evidenced }, isEvaluated }: CoveragePartProps) {
  return (
    <div className={styles.part}>
      <div className={styles.line}>
        <span className={styles.plain}>
          <Trans>Coverage</Trans>
        </span>
        <span className={styles.strong}>
          <CoverageText coverage={coverage} evidenced={evidenced} />
        </span>
      </div>
      <div className={styles.track} data-marked={isEvaluated ? undefined : ''} aria-hidden="true">
        <span className={styles.fill} style={barVars(0, coverage * 100)} />
      </div>
      <p className={styles.note}>
        {isEvaluated ? (
          <Trans>The part of the score that you have stated. Defaults and empty fields count as unknown.</Trans>
        ) : (
          <Trans>A score appears at 50 %, or when every required field is filled.</Trans>
        )}
      </p>
    </div>
  );
}

function KnownByArea({ shares, currentArea }: { shares: LiveEvaluation['areas']; currentArea: AreaId | undefined }) {
  const locale = useFormsLocale();
  return (
    <div className={styles.part}>
      <p className={styles.label}>
        <Trans>Known so far, by area</Trans>
      </p>
      <ul className={styles.rows}>
        {areas.map((area) => (
          <li key={area.id} className={styles.row} data-state={area.id === currentArea ? 'current' : undefined}>
            {area.label[locale]}
            <span className={`${styles.track} ${styles.thin}`} aria-hidden="true">
              <span className={styles.fill} style={barVars(0, shares[area.id] * 100)} />
            </span>
            <span className={styles.value}>{formatPercent(shares[area.id] * 100, 0)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface NarrowingPartProps {
  narrowings: readonly Narrowing[];
  onSelect: (id: WizardFieldId) => void;
}

function NarrowingPart({ narrowings, onSelect }: NarrowingPartProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  return (
    <div className={styles.part}>
      <p className={styles.label}>
        <Trans>On this step, these narrow the range most</Trans>
      </p>
      <ul className={styles.rows}>
        {narrowings.map(({ id, points }) => {
          const figure = formatScore(points);
          return (
            <li key={id}>
              <button type="button" className={styles.narrowing} onClick={() => onSelect(id)}>
                {wizardField(id).label[locale]}{' '}
                <span className={styles.points}>
                  {t`−${figure} points`}
                  <ArrowLeft className={styles.icon} aria-hidden="true" />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function barVars(from: number, share: number) {
  return assignInlineVars({ [styles.from]: `${from}%`, [styles.share]: `${share}%` });
}
