import type { DashboardStats, Portfolio } from '@aval/contract';
import { formatNumber } from '@aval/metrics';
import { StatCard } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { isPending, type Loadable } from '../loading/Loadable.ts';
import * as styles from './portfolios.css.ts';

/** The minimum number of startups for a comparison. */
const minCompared = 2;

interface PortfolioStatsProps {
  stats: Loadable<DashboardStats>;
  portfolios: Loadable<readonly Portfolio[]>;
}

/** The number of portfolios of the user, and of the startups in them. */
export function PortfolioStats({ stats, portfolios }: PortfolioStatsProps) {
  const { t } = useLingui();
  const { data, failure, isFetching, retry } = stats;
  const counts = portfolios.data?.map((portfolio) => portfolio.startups_count);
  const repeats = counts?.reduce((sum, count) => sum + count, 0);
  const comparable = counts?.filter((count) => count >= minCompared).length;
  const state = {
    isLoading: isPending(stats) || isPending(portfolios) || (failure !== null && isFetching),
    ...(failure && { error: failure.message || t`Error loading stats` }),
  };
  return (
    <div className={styles.stats}>
      <StatCard
        {...state}
        // The other card shows the same query.
        {...(failure && { onRetry: retry })}
        title={t`Portfolios`}
        figures={[
          { label: t`In all`, value: formatNumber(data?.myPortfolios ?? null) },
          { label: t`Ready to compare`, value: formatNumber(comparable) },
        ]}
      />
      <StatCard
        {...state}
        title={t`Startups in Portfolios`}
        figures={[
          { label: t`Different startups`, value: formatNumber(data?.startupsInPortfolios ?? null) },
          { label: t`Including duplicates`, value: formatNumber(repeats) },
        ]}
      />
    </div>
  );
}
