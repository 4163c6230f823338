import { formatNumber } from '@aval/metrics';
import { StatCard } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { messageOf } from '../../api/ApiError.ts';
import { dashboardStats, myPortfolios } from '../../api/dashboard.ts';
import { useQuery } from '../../api/useQuery.ts';
import * as styles from './portfolios.css.ts';

/** The minimum number of startups for a comparison. */
const minCompared = 2;

/** The number of portfolios of the user, and of the startups in them. */
export function PortfolioStats() {
  const { t } = useLingui();
  const { data: stats, isPending, error, refetch, isRefetching } = useQuery(dashboardStats);
  const mine = useQuery(myPortfolios);
  const counts = mine.data?.map((portfolio) => portfolio.startups_count);
  const repeats = counts?.reduce((sum, count) => sum + count, 0);
  const comparable = counts?.filter((count) => count >= minCompared).length;
  const state = {
    isLoading: isPending || mine.isPending || (error !== null && isRefetching),
    ...(error ? { error: messageOf(error, t`Error loading stats`), onRetry: () => void refetch() } : {}),
  };
  return (
    <div className={styles.stats}>
      <StatCard
        {...state}
        title={t`Portfolios`}
        figures={[
          { label: t`In all`, value: formatNumber(stats?.myPortfolios ?? null) },
          { label: t`Ready to compare`, value: formatNumber(comparable) },
        ]}
      />
      <StatCard
        {...state}
        title={t`Startups in Portfolios`}
        figures={[
          { label: t`Different startups`, value: formatNumber(stats?.startupsInPortfolios ?? null) },
          { label: t`Including duplicates`, value: formatNumber(repeats) },
        ]}
      />
    </div>
  );
}
