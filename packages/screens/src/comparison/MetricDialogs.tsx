import type { Lens } from '@aval/metrics';

import { comparedGroups, type ComparedValues, investability } from '../selectors/comparedMetrics.ts';
import { MetricChart } from './portfolio/MetricChart.tsx';
import { MetricGuide } from './portfolio/MetricGuide.tsx';
import type { OpenDialogs } from './useMetricDialogs.ts';

interface MetricDialogsProps {
  dialogs: OpenDialogs;
  items: readonly { id: number; name: string; history: readonly ComparedValues[] }[];
  lens: Lens;
}

/** The dialogs of a comparison's rows: the explanation of a metric, and its history. */
export function MetricDialogs({ dialogs, items, lens }: MetricDialogsProps) {
  const { explained, charted, chart, close } = dialogs;
  return (
    <>
      <MetricGuide entry={explained?.glossary ?? null} onClose={close} />
      {charted && (
        <MetricChart
          metric={charted}
          items={items}
          lens={lens}
          all={[investability, ...comparedGroups(lens).flatMap(({ metrics }) => metrics)]}
          onShow={({ id }) => chart(id)}
          onClose={close}
        />
      )}
    </>
  );
}
