import type { CalculationRecord, Startup, StartupFieldId } from '@aval/contract';
import type { AreaId, Lens, NumericMetricId } from '@aval/metrics';
import { type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';

import * as cardGrid from '../layout/cardGrid.css.ts';
import { LazyCard, CardSkeleton } from '../loading/LazyCard.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import { MissingPart } from '../loading/MissingPart.tsx';
import { activeAreaOf } from '../selectors/activeArea.ts';
import type { TakenActions } from './actions/TakenActions.ts';
import * as styles from './detail.css.ts';
import { OverviewSkeleton } from './DetailSkeleton.tsx';
import type { Explainer } from './explanations.ts';
import { MetricsElsewhere } from './Fallbacks.tsx';
import { Overview } from './Overview.tsx';
import { useEngine } from './useEngine.ts';
import type { InfoSubject } from './useInfo.ts';
import { useWhatIf } from './whatIf/useWhatIf.ts';
import * as whatIfStyles from './whatIf/whatIf.css.ts';

// The overview can be read before the metrics below it have loaded; the rest is loaded on demand.
const MetricTabs = lazyPart(async () => (await import('./MetricTabs.tsx')).MetricTabs, MissingPart);
const CorrelationCard = lazyPart(async () => (await import('./CorrelationCard.tsx')).CorrelationCard, MissingPart);
const DataCard = lazyPart(async () => (await import('./DataCard.tsx')).DataCard, MissingPart);
const MetricInfo = lazyPart(async () => (await import('./MetricInfo.tsx')).MetricInfo);

const explainsNothing = (): Explainer => () => null;

export interface EvaluationProps {
  /** All calculations of the startup, newest first. */
  calculations: readonly CalculationRecord[];
  /** The calculation that is shown. */
  chosen: CalculationRecord;
  /** Where the value of each field comes from; a field without a source was stated. */
  sources: Startup['field_sources'];
  /** The address of the form in which a field is stated; null without permission, and for fields that no form has. */
  fieldEditLink: (field: StartupFieldId) => string | null;
  /** Compares the newest stored figure of a metric with other startups, in the dialog that explains it. */
  renderPercentile: (metric: NumericMetricId) => ReactNode;
  /** The lens under which the metrics are shown. */
  lens: Lens;
  /** Whether the user may see the individual metrics. */
  hasMetrics: boolean;
  /** The area whose metrics are shown. */
  tab: AreaId;
  onTabChange: (tab: AreaId) => void;
  /** The what-if change, as encoded in the address. */
  change: string | null;
  onChangeTried: (change: string | null) => void;
  /** The link that opens the page with a what-if change. */
  whatIfLink: (change: string) => string;
  /** What was taken up of the recommendations: null while it loads, absent for users who may not know. */
  taken?: TakenActions | null | undefined;
  /** The page that says how good the score is. */
  validationHref: string;
}

/** One calculation: the overview, the metrics by area, and the data behind it. */
export function Evaluation({ calculations, chosen, sources, change, onChangeTried, ...view }: EvaluationProps) {
  const { lens, hasMetrics, tab, onTabChange, fieldEditLink, renderPercentile, whatIfLink, taken, validationHref } =
    view;
  const [subject, setSubject] = useState<InfoSubject | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const engine = useEngine();
  const whatIf = useWhatIf(engine ?? null, chosen, lens, change, onChangeTried);
  const shown = whatIf.scenario?.calculation ?? chosen;
  const below = useDeferredValue(shown);
  const explainerFor = engine === undefined ? null : (engine?.explainerOf ?? explainsNothing);
  const explainer = useMemo(() => explainerFor && explainerFor(shown), [explainerFor, shown]);
  const explainerBelow = useMemo(() => explainerFor && explainerFor(below), [explainerFor, below]);
  // Nothing can be tried without the engine, and its panel is loaded with it.
  const WhatIfPanel = engine?.WhatIfPanel;
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
          taken={taken}
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
              sources={sources}
              explainer={explainer}
              fieldEditLink={fieldEditLink}
              renderPercentile={renderPercentile}
              validationHref={validationHref}
            />
          </Suspense>
        )}
      </div>
      {whatIf.trial && WhatIfPanel && <WhatIfPanel whatIf={whatIf} linkOf={whatIfLink} />}
    </div>
  );
}
