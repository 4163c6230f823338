import type { CalculationRecord, Startup } from '@aval/contract';
import type { AreaId, Lens } from '@aval/metrics';
import { useMemo, useState } from 'react';

import { CorrelationCard } from './CorrelationCard.tsx';
import { DataCard } from './DataCard.tsx';
import * as styles from './detail.css.ts';
import { explainerOf } from './explanations.ts';
import { MetricsElsewhere } from './Fallbacks.tsx';
import { MetricInfo } from './MetricInfo.tsx';
import { MetricTabs } from './MetricTabs.tsx';
import { Overview } from './Overview.tsx';
import type { InfoSubject } from './useInfo.ts';

interface EvaluationProps {
  startup: Startup;
  calculations: readonly CalculationRecord[];
  chosen: CalculationRecord;
  lens: Lens;
  /** Whether the person may read the metrics one by one. */
  hasMetrics: boolean;
  tab: AreaId;
  onTabChange: (tab: AreaId) => void;
}

/** Everything that one calculation says: the overview, the metrics area by area, and the data behind it. */
export function Evaluation({ startup, calculations, chosen, lens, hasMetrics, tab, onTabChange }: EvaluationProps) {
  const [subject, setSubject] = useState<InfoSubject | null>(null);
  const explainer = useMemo(() => explainerOf(chosen), [chosen]);
  const sources = startup.field_sources;
  return (
    <>
      <Overview calculations={calculations} chosen={chosen} lens={lens} explainer={explainer} onInfo={setSubject} />
      {hasMetrics ? (
        <MetricTabs
          calculation={chosen}
          lens={lens}
          tab={tab}
          onTabChange={onTabChange}
          sources={sources}
          explainer={explainer}
          onInfo={setSubject}
        />
      ) : (
        <MetricsElsewhere />
      )}
      <div className={styles.grid}>
        <CorrelationCard calculation={chosen} lens={lens} />
        <DataCard calculation={chosen} sources={sources} lens={lens} className={styles.wide.five} />
      </div>
      <MetricInfo
        subject={subject}
        onClose={() => setSubject(null)}
        calculation={chosen}
        lens={lens}
        sources={sources}
        explainer={explainer}
      />
    </>
  );
}
