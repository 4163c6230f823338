import { ErrorPanel, LinkButton, PageHeader } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';

import { PanelBoundary } from '../layout/PanelBoundary.tsx';
import { late } from '../loading/late.tsx';
import { paths } from '../paths.ts';
import * as styles from './dashboard/dashboard.css.ts';
import { DashboardStats } from './dashboard/DashboardStats.tsx';
import { NextStepsSkeleton } from './dashboard/NextStepsSkeleton.tsx';
import { OwnedStartups } from './dashboard/OwnedStartups.tsx';
import { TopStartups } from './dashboard/TopStartups.tsx';
import { useFailedLoads } from './dashboard/useFailedLoads.ts';
import { page } from './page.css.ts';

// What it shows waits for several answers, and its code comes beside them.
const NextSteps = late(async () => (await import('./dashboard/NextSteps.tsx')).NextSteps);

/** What a person keeps, what waits for them, and the startups that score highest. */
export function Dashboard() {
  const { t } = useLingui();
  const failed = useFailedLoads();
  // One failure is retried where it stands, several at once: often the server was gone for all of them.
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
