import type { CalculationRecord } from '@aval/contract';
import { areas, type Lens, radarSeries } from '@aval/metrics';
import { Card } from '@aval/ui';
import { EvolutionChart } from '@aval/ui/charts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import * as cardGrid from '../../layout/cardGrid.css.ts';
import { useAreaNames } from '../../text/useAreaNames.ts';
import { useLocale } from '../../text/useLocale.ts';

interface ScoresOverTimeProps {
  /** Newest first. */
  calculations: readonly CalculationRecord[];
  lens: Lens;
}

/** The investability score with its range, next to the four scores of the lens. */
export function ScoresOverTime({ calculations, lens }: ScoresOverTimeProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const names = useAreaNames();
  const oldestFirst = useMemo(() => calculations.toReversed(), [calculations]);
  const axes = oldestFirst.map((calculation) => radarSeries(calculation, lens).axes);
  return (
    <Card className={cardGrid.span.eight}>
      <EvolutionChart
        title={t`Scores over time`}
        titleLevel={2}
        dates={oldestFirst.map(({ calculation_date: date }) => date)}
        series={[
          ...areas.map(({ id }, index) => ({
            id,
            label: lens === 'general' ? names[id] : (axes[0]?.[index]?.label[locale] ?? names[id]),
            values: axes.map((scores) => scores[index]?.value ?? null),
          })),
          {
            id: 'investability',
            label: t`Investability`,
            values: oldestFirst.map(({ IE_investability_score: score }) => score ?? null),
            band: oldestFirst.map(({ range }) => range),
            isMain: true,
          },
        ]}
        plotHeight={340}
      />
    </Card>
  );
}
