import { ErrorPanel, LinkButton, PageHeader } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';

import { page } from '../../components/page.css.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { PanelBoundary } from '../../loading/PanelBoundary.tsx';
import { paths } from '../../paths.ts';
import * as styles from './dashboard.css.ts';
import { DashboardStats } from './DashboardStats.tsx';
import { NextStepsSkeleton } from './NextStepsSkeleton.tsx';
import { OwnedStartups } from './OwnedStartups.tsx';
import { TopStartups } from './TopStartups.tsx';
import { useFailedLoads } from './useFailedLoads.ts';

// Loaded in parallel with the several responses that it depends on.
const NextSteps = lazyPart(async () => (await import('./NextSteps.tsx')).NextSteps);

/** The user's startups and portfolios, their next steps, and the startups with the highest scores. */
export function Dashboard() {
  const { t } = useLingui();
  const failed = useFailedLoads();
  // A single failure is retried in its panel. Several failures share one Retry, because often the server was down for
  // all of them.
  const isRetryShared = failed.length > 1;
  return (
    <div className={page}>
      <PageHeader
        title={t`Dashboard`}
        description={t`What needs your attention, and the ten startups that score highest today.`}
        actions={
          <LinkButton href={paths.addStartup} icon={Plus} variant="secondary">
            {t`New Startup`}
          </LinkButton>
        }
      />
      {isRetryShared && (
        <ErrorPanel
          title={t`Parts of the dashboard could not be loaded`}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      <PanelBoundary>
        <DashboardStats isRetryShared={isRetryShared} />
      </PanelBoundary>
      <div className={styles.columns}>
        <PanelBoundary className={styles.top}>
          <TopStartups isRetryShared={isRetryShared} />
        </PanelBoundary>
        <div className={styles.aside}>
          <PanelBoundary>
            <Suspense fallback={<NextStepsSkeleton />}>
              <NextSteps isRetryShared={isRetryShared} />
            </Suspense>
          </PanelBoundary>
          <PanelBoundary>
            <OwnedStartups />
          </PanelBoundary>
        </div>
      </div>
    </div>
  );
}
