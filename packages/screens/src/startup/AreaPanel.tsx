import type { CalculationRecord, FieldSource } from '@aval/contract';
import type { AreaId, Lens, NumericMetricId } from '@aval/metrics';
import { SourceMark } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';

import { AreaSum } from './AreaSum.tsx';
import type { Explainer } from './explanations.ts';
import { LensNote } from './LensNote.tsx';
import { metricsOf } from './metricCards.ts';
import * as own from './metrics.css.ts';
import { MetricTile } from './MetricTile.tsx';
import { UnitEconomicsCard } from './UnitEconomicsCard.tsx';
import type { InfoSubject } from './useInfo.ts';

interface AreaPanelProps {
  calculation: CalculationRecord;
  area: AreaId;
  /** The area's score under the lens. */
  metric: NumericMetricId;
  lens: Lens;
  sources: Readonly<Record<string, FieldSource>>;
  explainer: Explainer;
  activeId: string | null;
  onActiveChange: (id: string | null) => void;
  onInfo: (subject: InfoSubject) => void;
}

/** One area: the sum of its score, and a card for each metric. */
export function AreaPanel({ calculation, area, metric, lens, sources, explainer, onInfo, ...active }: AreaPanelProps) {
  const isKnown = (calculation[metric] ?? null) !== null || lens === 'general';
  return (
    <div className={own.panel}>
      {isKnown && <AreaSum area={area} metric={metric} explainer={explainer} {...active} />}
      <LensNote calculation={calculation} lens={lens} metric={metric} />
      <div className={own.cards}>
        {metricsOf(area, lens).map((row) => (
          <Fragment key={row.id}>
            <MetricTile
              metric={row}
              calculation={calculation}
              lens={lens}
              sources={sources}
              explainer={explainer}
              onInfo={onInfo}
              {...active}
            />
            {row.id === 'FEM_customer_acquisition_cost' && (
              <UnitEconomicsCard calculation={calculation} lens={lens} onInfo={onInfo} {...active} />
            )}
          </Fragment>
        ))}
      </div>
      <SourceLegend />
    </div>
  );
}

function SourceLegend() {
  const { t } = useLingui();
  const marks = [
    { kind: 'stated', text: t`stated` },
    { kind: 'document', text: t`document` },
    { kind: 'calculated', text: t`calculated` },
    { kind: 'estimated', text: t`estimated, counts half` },
    { kind: 'default', text: t`default or unknown` },
  ] as const;
  return (
    <ul className={own.legend}>
      <li>
        <Trans>Source:</Trans>
      </li>
      {marks.map((mark) => (
        <li key={mark.kind}>
          <SourceMark {...mark} />
        </li>
      ))}
    </ul>
  );
}
