import type { DashboardStats as DashboardCounts, Portfolio } from '@aval/contract';
import { formatNumber } from '@aval/metrics';
import { ErrorPanel, ProgressBar, StatCard, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { isPending, type Loadable } from '../loading/Loadable.ts';
import * as styles from './dashboard.css.ts';
import { isBeginning } from './firstSteps.ts';
import type { PanelProps } from './panelProps.ts';

const shownPortfolios = 3;

interface DashboardStatsProps extends PanelProps {
  stats: Loadable<DashboardCounts>;
  portfolios: Loadable<readonly Portfolio[]>;
}

/** The three figures of the dashboard; owned startups are omitted when there are none. */
export function DashboardStats({ stats: counts, portfolios: mine, paths, isRetryShared }: DashboardStatsProps) {
  const { t } = useLingui();
  const { data: stats, failure, isFetching, retry } = counts;
  const portfolios = mine.data ?? [];
  const repeats = mine.data ? portfolios.reduce((sum, portfolio) => sum + portfolio.startups_count, 0) : null;
  const largest = portfolios
    .toSorted((a, b) => b.startups_count - a.startups_count || a.name.localeCompare(b.name))
    .slice(0, shownPortfolios);
  const scale = Math.max(1, ...largest.map((portfolio) => portfolio.startups_count));
  const state = {
    isLoading:
      isPending(counts) ||
      (failure !== null && isFetching) ||
      // The first steps may follow.
      (stats !== undefined && isBeginning(stats) && isPending(mine)),
    ...(failure && { error: failure.message || t`Error loading dashboard stats` }),
  };
  const following = { label: t`Following`, value: formatNumber(stats?.followedStartups ?? null) };
  const owned = { label: t`Owned`, value: formatNumber(stats?.ownedStartups ?? null) };
  return (
    <div className={styles.stats}>
      <StatCard
        {...state}
        // The other card shows the same query.
        {...(failure && !isRetryShared && { onRetry: retry })}
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
        isLoading={state.isLoading || isPending(mine)}
        title={t`My Portfolios`}
        action={
          <TextLink variant="action" href={paths.myPortfolios} aria-label={t`Open My Portfolios`}>
            <Trans>Open</Trans>
          </TextLink>
        }
        figures={[{ value: formatNumber(stats?.myPortfolios ?? null) }]}
      >
        {mine.failure && (
          <ErrorPanel
            title={mine.failure.message || t`Error loading portfolios`}
            onRetry={isRetryShared ? undefined : mine.retry}
            isRetrying={mine.isFetching}
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
        isLoading={state.isLoading || isPending(mine)}
        title={t`Startups in Portfolios`}
        figures={[
          { label: t`Different startups`, value: formatNumber(stats?.startupsInPortfolios ?? null) },
          { label: t`Including duplicates`, value: formatNumber(repeats) },
        ]}
      />
    </div>
  );
}
