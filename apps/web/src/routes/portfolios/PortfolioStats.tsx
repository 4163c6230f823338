import { formatNumber } from '@aval/metrics';
import { StatCard } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { messageOf } from '../../api/ApiError.ts';
import { dashboardStats } from '../../api/dashboard.ts';
import { useQuery } from '../../api/useQuery.ts';
import * as styles from './portfolios.css.ts';

/** How many portfolios a person has, and how many startups are in them. */
export function PortfolioStats() {
  const { t } = useLingui();
  const { data: stats, isPending, error, refetch, isRefetching } = useQuery(dashboardStats);
  const state = {
    isLoading: isPending || (error !== null && isRefetching),
    ...(error ? { error: messageOf(error, t`Error loading stats`), onRetry: () => void refetch() } : {}),
  };
  return (
    <div className={styles.stats}>
      <StatCard {...state} title={t`Portfolios`} figures={[{ value: formatNumber(stats?.myPortfolios ?? null) }]} />
      <StatCard
        {...state}
        title={t`Startups in Portfolios`}
        figures={[{ value: formatNumber(stats?.startupsInPortfolios ?? null) }]}
      />
    </div>
  );
}
