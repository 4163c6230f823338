import { useLingui } from '@lingui/react/macro';

import * as cardGrid from '../../layout/cardGrid.css.ts';
import { ComparisonSkeleton } from '../ComparisonSkeleton.tsx';

/** The skeleton of the industry comparison's charts and table. */
export function IndustrySkeleton() {
  const { t } = useLingui();
  return <ComparisonSkeleton label={t`Loading comparison data`} cards={[cardGrid.span.five, cardGrid.span.seven]} />;
}
