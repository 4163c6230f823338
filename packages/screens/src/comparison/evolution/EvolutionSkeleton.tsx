import { Card, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import * as cardGrid from '../../layout/cardGrid.css.ts';
import { ComparisonSkeleton } from '../ComparisonSkeleton.tsx';
import * as styles from './evolution.css.ts';

const firstRow = [1, 2, 3, 4];

/** The skeleton of the charts and the table of an evolution. */
export function EvolutionSkeleton() {
  const { t } = useLingui();
  return (
    <ComparisonSkeleton label={t`Loading startup`} cards={[cardGrid.span.eight, cardGrid.span.four]}>
      <div className={styles.multiples}>
        {firstRow.map((place) => (
          <Card key={place}>
            <Skeleton shape="block" height="9rem" />
          </Card>
        ))}
      </div>
    </ComparisonSkeleton>
  );
}
