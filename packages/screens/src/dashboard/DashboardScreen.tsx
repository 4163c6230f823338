import type {
  Action,
  CalculationRecord,
  DashboardStats as DashboardCounts,
  Portfolio,
  RelevantStartup,
  StartupListItem,
} from '@aval/contract';
import type { WizardDraft } from '@aval/forms';
import { ErrorPanel, LinkButton, PageHeader } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';

import { page } from '../layout/page.css.ts';
import { lazyPart } from '../loading/lazyPart.tsx';
import type { Loadable } from '../loading/Loadable.ts';
import { PanelBoundary } from '../loading/PanelBoundary.tsx';
import { ActionsPanel } from './ActionsPanel.tsx';
import * as styles from './dashboard.css.ts';
import { DashboardStats } from './DashboardStats.tsx';
import { firstSteps } from './firstSteps.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { NextStepsSkeleton } from './NextStepsSkeleton.tsx';
import { OwnedStartups } from './OwnedStartups.tsx';
import type { DashboardPaths } from './panelProps.ts';
import { ScoreMeaning } from './ScoreMeaning.tsx';
import { TopStartups } from './TopStartups.tsx';

// Loaded in parallel with the several responses that it depends on.
const NextSteps = lazyPart(async () => (await import('./NextSteps.tsx')).NextSteps);

export interface DashboardScreenProps {
  stats: Loadable<DashboardCounts>;
  portfolios: Loadable<readonly Portfolio[]>;
  /** The startups that the user owns or follows. */
  startups: Loadable<readonly StartupListItem[]>;
  /** The startups with the highest scores, highest first. */
  top: Loadable<readonly RelevantStartup[]>;
  /** The calculations of `advisedStartup`, newest first; null when there is no such startup. */
  advice: Loadable<readonly CalculationRecord[]> | null;
  /** How many proposals wait for a decision; null for users who do not decide. */
  waiting: Loadable<number> | null;
  /** What is under way at startups that the user owns or follows. */
  actions: Loadable<readonly Action[]>;
  /** A startup whose registration was begun, as stored by its form; null without one. */
  draft: WizardDraft | null;
  /** A founder's first step is the own startup; others begin by following one. */
  isFounder: boolean;
  /** Something about the account that the user should know, such as `UnconfirmedNotice`. */
  notice?: ReactNode;
  paths: DashboardPaths;
}

/** The user's startups and portfolios, their next steps, and the startups with the highest scores. */
export function DashboardScreen({
  stats,
  portfolios,
  startups,
  top,
  advice,
  waiting,
  actions,
  draft,
  isFounder,
  notice,
  paths,
}: DashboardScreenProps) {
  const { t } = useLingui();
  const failed = [stats, portfolios, startups, top, actions].filter(
    ({ failure, data }) => failure && data === undefined,
  );
  // A single failure is retried in its panel. Several failures share one Retry, because often the server was down for
  // all of them.
  const isRetryShared = failed.length > 1;
  const first = firstSteps(stats.data, portfolios.data, isFounder);
  return (
    <div className={page}>
      <PageHeader
        title={t`Dashboard`}
        description={t`What needs your attention, and the ten startups whose range begins highest.`}
        actions={
          <LinkButton href={paths.addStartup} icon={Plus} variant="secondary">
            {t`New Startup`}
          </LinkButton>
        }
      />
      {notice}
      {isRetryShared && (
        <ErrorPanel
          title={t`Parts of the dashboard could not be loaded`}
          onRetry={() => failed.forEach(({ retry }) => retry())}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      <PanelBoundary>
        {first && portfolios.data ? (
          <FirstSteps steps={first} portfolios={portfolios.data} paths={paths} />
        ) : (
          <DashboardStats stats={stats} portfolios={portfolios} paths={paths} isRetryShared={isRetryShared} />
        )}
      </PanelBoundary>
      <div className={styles.columns}>
        <PanelBoundary className={styles.top}>
          <TopStartups top={top} paths={paths} isRetryShared={isRetryShared} />
        </PanelBoundary>
        <div className={styles.aside}>
          <PanelBoundary>
            <Suspense fallback={<NextStepsSkeleton />}>
              <NextSteps
                draft={draft}
                startups={startups}
                portfolios={portfolios}
                advice={advice}
                waiting={waiting}
                isHiddenWhenEmpty={first !== null}
                paths={paths}
                isRetryShared={isRetryShared}
              />
            </Suspense>
          </PanelBoundary>
          {first && <ScoreMeaning validationHref={paths.validation} />}
          <PanelBoundary>
            <ActionsPanel actions={actions} paths={paths} isRetryShared={isRetryShared} />
          </PanelBoundary>
          <PanelBoundary>
            <OwnedStartups startups={startups.data} paths={paths} />
          </PanelBoundary>
        </div>
      </div>
    </div>
  );
}
