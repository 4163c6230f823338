import type { CalculationRecord } from '@aval/contract';
import { Card } from '@aval/ui';
import { DotPlot } from '@aval/ui/charts';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';

import * as cardGrid from '../cardGrid.css.ts';
import { orderColumns } from './orderColumns.ts';

interface ScoresCardProps {
  items: readonly { id: number; name: string; calculation: CalculationRecord | null }[];
}

/** The scores of a portfolio with their ranges: who is ahead, and how certain that is. */
export const ScoresCard = memo(function ScoresCard({ items }: ScoresCardProps) {
  const { t } = useLingui();
  const ordered = orderColumns(items, ({ calculation }) => calculation?.IE_investability_score ?? null, 'descending');
  return (
    <Card className={cardGrid.span.five}>
      <DotPlot
        title={t`Score and 90 % range`}
        titleLevel={2}
        items={ordered.map(({ id, name, calculation }) => ({
          id: String(id),
          label: name,
          score: calculation?.IE_investability_score ?? null,
          range: calculation?.range ?? null,
          coverage: calculation?.coverage ?? null,
        }))}
      />
    </Card>
  );
});
