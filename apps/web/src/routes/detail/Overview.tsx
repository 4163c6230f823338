import type { CalculationRecord } from '@aval/contract';
import type { Lens, MetricId } from '@aval/metrics';

import { activeAreaOf } from './activeArea.ts';
import * as styles from './detail.css.ts';
import type { Explainer } from './explanations.ts';
import { ProfileRadar } from './ProfileRadar.tsx';
import { Recommendations } from './Recommendations.tsx';
import { RiskCard } from './RiskCard.tsx';
import { ScoreCard } from './ScoreCard.tsx';
import { ScoreWaterfall } from './ScoreWaterfall.tsx';
import type { WhatIf } from './whatIf/useWhatIf.ts';

interface OverviewProps {
  calculations: readonly CalculationRecord[];
  chosen: CalculationRecord;
  lens: Lens;
  explainer: Explainer;
  whatIf: WhatIf;
  /** The area or the metric that is looked at, anywhere on the page. */
  activeId: string | null;
  onActiveChange: (id: string | null) => void;
  onInfo: (metric: MetricId) => void;
}

/** How good, why, what to do, what shape, where the risks are. An area looked at in one card comes forward in the others. */
export function Overview({ calculations, chosen, lens, explainer, whatIf, onInfo, ...looked }: OverviewProps) {
  const { activeId, onActiveChange } = looked;
  const activeArea = activeAreaOf(activeId);
  const active = { activeArea, onActiveChange };
  return (
    <div className={styles.grid}>
      <ScoreCard
        calculations={calculations}
        chosen={chosen}
        explainer={explainer}
        gain={whatIf.scenario?.gain}
        onInfo={() => onInfo('IE_investability_score')}
      />
      <ScoreWaterfall calculation={chosen} {...active} />
      <Recommendations calculation={chosen} activeArea={activeArea} whatIf={whatIf} />
      <ProfileRadar calculation={chosen} lens={lens} {...active} />
      <RiskCard calculation={chosen} activeId={activeId} onActiveChange={onActiveChange} />
    </div>
  );
}
