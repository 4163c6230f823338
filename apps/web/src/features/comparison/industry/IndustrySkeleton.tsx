import { useLingui } from '@lingui/react/macro';

import * as cardGrid from '../../../components/cardGrid.css.ts';
import { ComparisonSkeleton } from '../ComparisonSkeleton.tsx';

/** The charts and the table of a startup against its industry while their figures are on their way. */
export function IndustrySkeleton() {
  const { t } = useLingui();
  return <ComparisonSkeleton label={t`Loading comparison data`} cards={[cardGrid.span.five, cardGrid.span.seven]} />;
}
