import type { CalculationRecord, Startup, User } from '@aval/contract';
import type { AreaId, Lens } from '@aval/metrics';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';

import * as cardGrid from '../../../components/cardGrid.css.ts';
import { LazyCard, CardSkeleton } from '../../../loading/LazyCard.tsx';
import { lazyPart } from '../../../loading/lazyPart.tsx';
import { MissingPart } from '../../../loading/MissingPart.tsx';
import { activeAreaOf } from '../../../selectors/activeArea.ts';
import { useWhatIf } from '../whatIf/useWhatIf.ts';
import * as whatIfStyles from '../whatIf/whatIf.css.ts';
import * as styles from './detail.css.ts';
import { OverviewSkeleton } from './DetailSkeleton.tsx';
import type { Explainer } from './explanations.ts';
import { MetricsElsewhere } from './Fallbacks.tsx';
import { Overview } from './Overview.tsx';
import { useEngine } from './useEngine.ts';
import type { InfoSubject } from './useInfo.ts';

// The overview can be read before the metrics below it have loaded; the rest is loaded on demand.
const MetricTabs = lazyPart(async () => (await import('./MetricTabs.tsx')).MetricTabs, MissingPart);
const CorrelationCard = lazyPart(async () => (await import('./CorrelationCard.tsx')).CorrelationCard, MissingPart);
const DataCard = lazyPart(async () => (await import('./DataCard.tsx')).DataCard, MissingPart);
const MetricInfo = lazyPart(async () => (await import('./MetricInfo.tsx')).MetricInfo);

const explainsNothing = (): Explainer => () => null;

interface EvaluationProps {
  startup: Startup;
  user: User;
  calculations: readonly CalculationRecord[];
  chosen: CalculationRecord;
  lens: Lens;
  /** Whether the user may see the individual metrics. */
  hasMetrics: boolean;
  tab: AreaId;
  onTabChange: (tab: AreaId) => void;
  /** The what-if change, as encoded in the address. */
  change: string | null;
  onChangeTried: (change: string | null) => void;
}

/** One calculation: the overview, the metrics by area, and the data behind it. */
export function Evaluation({ startup, user, calculations, chosen, change, onChangeTried, ...view }: EvaluationProps) {
  const { lens, hasMetrics, tab, onTabChange } = view;
  const [subject, setSubject] = useState<InfoSubject | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const engine = useEngine();
  const whatIf = useWhatIf(engine ?? null, chosen, change, onChangeTried);
  const shown = whatIf.scenario?.calculation ?? chosen;
  const below = useDeferredValue(shown);
  const explainerFor = engine === undefined ? null : (engine?.explainerOf ?? explainsNothing);
  const explainer = useMemo(() => explainerFor && explainerFor(shown), [explainerFor, shown]);
  const explainerBelow = useMemo(() => explainerFor && explainerFor(below), [explainerFor, below]);
  // Nothing can be tried without the engine, and its panel is loaded with it.
  const WhatIfPanel = engine?.WhatIfPanel;
  const sources = startup.field_sources;
  const { seven, five, eight, four } = cardGrid.span;
  const [matrixSpan, dataSpan] = lens === 'general' ? [seven, five] : [eight, four];
  // Never show a what-if change without its effect.
  if (change !== null && engine === undefined) return <OverviewSkeleton />;
  return (
    <div className={whatIfStyles.frame} data-state={whatIf.trial ? 'open' : 'closed'}>
      <div className={`${styles.page} ${cardGrid.frame}`}>
        <Overview
          calculations={calculations}
          chosen={shown}
          lens={lens}
          explainer={explainer}
          whatIf={whatIf}
          activeId={activeId}
          onActiveChange={setActiveId}
          onInfo={setSubject}
        />
        {!hasMetrics && <MetricsElsewhere />}
        {hasMetrics && explainerBelow === null && <CardSkeleton height="36rem" />}
        {hasMetrics && explainerBelow !== null && (
          <LazyCard height="36rem">
            <MetricTabs
              calculation={below}
              lens={lens}
              tab={tab}
              onTabChange={onTabChange}
              sources={sources}
              explainer={explainerBelow}
              activeId={activeId}
              onActiveChange={setActiveId}
              onInfo={setSubject}
            />
          </LazyCard>
        )}
        <div className={cardGrid.columns}>
          <LazyCard height="28rem" className={matrixSpan}>
            <CorrelationCard
              className={matrixSpan}
              calculation={below}
              lens={lens}
              activeArea={activeAreaOf(activeId)}
              onActiveChange={setActiveId}
            />
          </LazyCard>
          <LazyCard height="28rem" className={dataSpan}>
            <DataCard calculation={chosen} sources={sources} lens={lens} className={dataSpan} />
          </LazyCard>
        </div>
        {subject !== null && explainer !== null && (
          <Suspense>
            <MetricInfo
              subject={subject}
              onClose={() => setSubject(null)}
              calculation={shown}
              isNewest={shown === calculations[0]}
              lens={lens}
              startup={startup}
              user={user}
              explainer={explainer}
            />
          </Suspense>
        )}
      </div>
      {whatIf.trial && WhatIfPanel && <WhatIfPanel stored={chosen} whatIf={whatIf} />}
    </div>
  );
}
