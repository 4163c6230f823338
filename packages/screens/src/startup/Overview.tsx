import type { CalculationRecord } from '@aval/contract';
import type { Lens, MetricId } from '@aval/metrics';

import * as cardGrid from '../layout/cardGrid.css.ts';
import { LazyCard, CardSkeleton } from '../loading/LazyCard.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import { MissingPart } from '../loading/MissingPart.tsx';
import { PanelBoundary } from '../loading/PanelBoundary.tsx';
import { activeAreaOf } from '../selectors/activeArea.ts';
import type { TakenActions } from './actions/TakenActions.ts';
import type { Explainer } from './explanations.ts';
import { ScoreCard } from './ScoreCard.tsx';
import { ScoreChange } from './ScoreChange.tsx';
import { ScoreWaterfall } from './ScoreWaterfall.tsx';
import type { WhatIf } from './whatIf/useWhatIf.ts';

// Below the fold, and its module includes the names of all metrics.
const ProfileRadar = lazyPart(async () => (await import('./ProfileRadar.tsx')).ProfileRadar, MissingPart);
const RiskCard = lazyPart(async () => (await import('./RiskCard.tsx')).RiskCard, MissingPart);
// Their gains are computed by the engine, which loads after the page.
const Recommendations = lazyPart(async () => (await import('./Recommendations.tsx')).Recommendations, MissingPart);

interface OverviewProps {
  calculations: readonly CalculationRecord[];
  chosen: CalculationRecord;
  lens: Lens;
  /** Null while it loads. */
  explainer: Explainer | null;
  whatIf: WhatIf;
  /** What was taken up of the recommendations: null while it loads, absent for users who may not know. */
  taken?: TakenActions | null | undefined;
  /** The area or metric that is hovered or focused, anywhere on the page. */
  activeId: string | null;
  onActiveChange: (id: string | null) => void;
  onInfo: (metric: MetricId) => void;
}

/**
 * The cards of the overview: score, reasons, recommendations, profile and risks. An area that is hovered or focused in
 * one card is highlighted in the others.
 */
export function Overview({
  calculations,
  chosen,
  lens,
  explainer,
  whatIf,
  taken,
  onInfo,
  ...highlight
}: OverviewProps) {
  const { activeId, onActiveChange } = highlight;
  const activeArea = activeAreaOf(activeId);
  const active = { activeArea, onActiveChange };
  return (
    <div className={cardGrid.columns}>
      <PanelBoundary className={cardGrid.span.four} data={[chosen, explainer]}>
        <ScoreCard
          stored={chosen}
          moved={
            <ScoreChange
              calculations={calculations}
              chosen={chosen}
              isExplained={explainer !== null}
              gain={whatIf.scenario?.gain}
            />
          }
          explainer={explainer}
          onInfo={() => onInfo('IE_investability_score')}
        />
      </PanelBoundary>
      <PanelBoundary className={cardGrid.span.eight} data={[chosen]}>
        <ScoreWaterfall calculation={chosen} {...active} />
      </PanelBoundary>
      {explainer === null || taken === null ? (
        <CardSkeleton height="24rem" className={cardGrid.span.eight} />
      ) : (
        <LazyCard height="24rem" className={cardGrid.span.eight}>
          <Recommendations lens={lens} whatIf={whatIf} taken={taken} {...active} />
        </LazyCard>
      )}
      <LazyCard height="24rem" className={cardGrid.span.four}>
        <ProfileRadar calculation={chosen} lens={lens} {...active} />
      </LazyCard>
      <LazyCard height="12rem" className={cardGrid.span.twelve}>
        <RiskCard calculation={chosen} activeId={activeId} onActiveChange={onActiveChange} />
      </LazyCard>
    </div>
  );
}
