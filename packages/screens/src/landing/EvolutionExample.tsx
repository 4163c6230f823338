import { formatPercent } from '@aval/metrics';
import { Card } from '@aval/ui';
import { EvolutionChart } from '@aval/ui/charts';
import { useLingui } from '@lingui/react/macro';

import { exampleHistory } from './exampleHistory.ts';

/** An example of a score whose range narrows with each evaluation. */
export function EvolutionExample() {
  const { t } = useLingui();
  return (
    <Card>
      <EvolutionChart
        title={t`Evolution of the score`}
        titleLevel={4}
        description={t`Under each date, the coverage: the range narrows as facts come in.`}
        dates={exampleHistory.map(({ date }) => date)}
        series={[
          {
            id: 'score',
            label: t`Score`,
            values: exampleHistory.map(({ score }) => score),
            band: exampleHistory.map(({ low, high }) => ({ low, high })),
            isMain: true,
          },
        ]}
        notes={exampleHistory.map(({ coverage }) => formatPercent(coverage * 100, 0))}
        domain={[50, 100]}
        plotHeight={260}
      />
    </Card>
  );
}
