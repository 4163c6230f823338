import { useLingui } from '@lingui/react/macro';

import * as styles from '../compare/compare.css.ts';
import { ComparisonSkeleton } from '../compare/ComparisonSkeleton.tsx';

/** The charts and the table of a startup against its industry while their figures are on their way. */
export function IndustrySkeleton() {
  const { t } = useLingui();
  return <ComparisonSkeleton label={t`Loading comparison data`} cards={[styles.five, styles.seven]} />;
}
