import type { CalculationRecord } from '@aval/contract';
import { Button, Card } from '@aval/ui';
import { DotPlot } from '@aval/ui/charts';
import { useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';

import { orderColumns } from '../../selectors/orderColumns.ts';
import * as styles from '../compare.css.ts';

interface ScoresCardProps {
  items: readonly { id: number; name: string; calculation: CalculationRecord | null }[];
}

/** Few enough to keep the table below visible. */
const shownAtFirst = 10;

/** The ranking of a portfolio: scores with their ranges, and how certain the lead is. */
export const ScoresCard = memo(function ScoresCard({ items }: ScoresCardProps) {
  const { t } = useLingui();
  const [isExpanded, setExpanded] = useState(false);
  const ordered = orderColumns(items, ({ calculation }) => calculation?.IE_investability_score ?? null, 'descending');
  return (
    <Card className={styles.ranking}>
      <DotPlot
        title={t`Score and 90 % range`}
        titleLevel={2}
        items={(isExpanded ? ordered : ordered.slice(0, shownAtFirst)).map(({ id, name, calculation }) => ({
          id: String(id),
          label: name,
          score: calculation?.IE_investability_score ?? null,
          range: calculation?.range ?? null,
          coverage: calculation?.coverage ?? null,
        }))}
      />
      {ordered.length > shownAtFirst && (
        <Button variant="ghost" size="small" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? t`Show the first ${shownAtFirst}` : t`Show all ${ordered.length}`}
        </Button>
      )}
    </Card>
  );
});
