import { formatNumber } from '@aval/metrics';
import { ErrorPanel, ProgressBar, StatCard, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { messageOf } from '../../api/ApiError.ts';
import { dashboardStats, myPortfolios } from '../../api/dashboard.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import * as styles from './dashboard.css.ts';
import type { PanelProps } from './panelProps.ts';

const shownPortfolios = 3;

/** The three figures of the dashboard; owned startups are omitted when there are none. */
export function DashboardStats({ isRetryShared }: PanelProps) {
  const { t } = useLingui();
  const { data: stats, isPending, error, refetch, isRefetching } = useQuery(dashboardStats);
  const mine = useQuery(myPortfolios);
  const portfolios = mine.data ?? [];
  const repeats = mine.data ? portfolios.reduce((sum, portfolio) => sum + portfolio.startups_count, 0) : null;
  const largest = portfolios
    .toSorted((a, b) => b.startups_count - a.startups_count || a.name.localeCompare(b.name))
    .slice(0, shownPortfolios);
  const scale = Math.max(1, ...largest.map((portfolio) => portfolio.startups_count));
  const state = {
    isLoading: isPending || (error !== null && isRefetching),
    ...(error && { error: messageOf(error, t`Error loading dashboard stats`) }),
  };
  const following = { label: t`Following`, value: formatNumber(stats?.followedStartups ?? null) };
  const owned = { label: t`Owned`, value: formatNumber(stats?.ownedStartups ?? null) };
  return (
    <div className={styles.stats}>
      <StatCard
        {...state}
        // The other card shows the same query.
        {...(error && !isRetryShared && { onRetry: () => void refetch() })}
        title={t`My Startups`}
        action={
          <TextLink variant="action" href={paths.myStartups} aria-label={t`Open My Startups`}>
            <Trans>Open</Trans>
          </TextLink>
        }
        figures={(stats?.ownedStartups ?? 0) > 0 ? [owned, following] : [following]}
      />
      <StatCard
        {...state}
        isLoading={state.isLoading || mine.isPending}
        title={t`My Portfolios`}
        action={
          <TextLink variant="action" href={paths.myPortfolios} aria-label={t`Open My Portfolios`}>
            <Trans>Open</Trans>
          </TextLink>
        }
        figures={[{ value: formatNumber(stats?.myPortfolios ?? null) }]}
      >
        {mine.error && (
          <ErrorPanel
            title={messageOf(mine.error, t`Error loading portfolios`)}
            onRetry={isRetryShared ? undefined : () => void mine.refetch()}
            isRetrying={mine.isRefetching}
          />
        )}
        {largest.length > 0 && (
          <ul className={styles.bars}>
            {largest.map((portfolio) => (
              <li key={portfolio.id} className={styles.bar}>
                <span className={styles.barName} title={portfolio.name}>
                  {portfolio.name}
                </span>
                <ProgressBar
                  label={t`Startups in ${portfolio.name}`}
                  value={portfolio.startups_count}
                  max={scale}
                  hasHeader={false}
                  size="small"
                />
                <span className={styles.barValue}>{formatNumber(portfolio.startups_count)}</span>
              </li>
            ))}
          </ul>
        )}
      </StatCard>
      <StatCard
        {...state}
        isLoading={state.isLoading || mine.isPending}
        title={t`Startups in Portfolios`}
        figures={[
          { label: t`Different startups`, value: formatNumber(stats?.startupsInPortfolios ?? null) },
          { label: t`Including duplicates`, value: formatNumber(repeats) },
        ]}
      />
    </div>
  );
}
