import type { StartupListItem } from '@aval/contract';
import { EmptyState, ErrorPanel, LinkButton, PageHeader, Pagination } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Plus, Rocket } from 'lucide-react';

import { page } from '../../layout/page.css.ts';
import { NothingFound } from '../../lists/NothingFound.tsx';
import { useBrowseSummary } from '../../lists/useBrowseSummary.ts';
import { isPending } from '../../loading/Loadable.ts';
import { isEmptyList, isNarrowed } from '../browseState.ts';
import { BrowseToolbar } from '../BrowseToolbar.tsx';
import { filterNames } from '../filterNames.ts';
import type { StartupListProps } from '../startupListProps.ts';
import { useNames } from '../useNames.ts';
import { InvitationsPanel, type InvitationsPanelProps } from './InvitationsPanel.tsx';
import { MyStartupCard, type MyStartupsPaths } from './MyStartupCard.tsx';
import { MyStartupCards, MyStartupSkeletons } from './MyStartupCards.tsx';
import * as styles from './myStartups.css.ts';

export interface MyStartupsScreenProps extends StartupListProps, InvitationsPanelProps {
  /** All startups that the user owns or follows; undefined until they are known. */
  mine: readonly Pick<StartupListItem, 'is_owner' | 'is_following'>[] | undefined;
  /** Administrators edit a startup on its own page. */
  isAdmin: boolean;
  /** The startup whose edit dialog is loading. */
  openingId: number | null;
  paths: MyStartupsPaths;
  onEdit: (id: number) => void;
  /** Shows who owns a startup of the user. */
  onShowOwners: (id: number) => void;
  /** The user asks to give up ownership. */
  onLeave: (id: number) => void;
  onUnfollow: (startup: StartupListItem) => void;
}

/** The startups that the user owns or follows. */
export function MyStartupsScreen({
  state,
  onChange,
  onClear,
  search,
  isBeyondLast,
  classification,
  mine,
  isAdmin,
  openingId,
  paths,
  invitations,
  answering,
  onAnswer,
  ...actions
}: MyStartupsScreenProps) {
  const { t } = useLingui();
  const names = useNames(classification);
  const summary = useBrowseSummary(search.data, state.page);
  const startups = search.data?.startups ?? [];
  const owned = mine?.filter((startup) => startup.is_owner).length ?? 0;
  const followed = mine?.filter((startup) => startup.is_following).length ?? 0;
  const isWaiting = isPending(search) || isBeyondLast;
  const isEmpty = !isBeyondLast && isEmptyList(state, search);

  return (
    <div className={page}>
      <PageHeader
        title={t`My Startups`}
        description={
          mine && mine.length > 0 ? t`${owned} you own, ${followed} you follow.` : t`Startups you own or follow.`
        }
        actions={<LinkButton href={paths.addStartup} icon={Plus} variant="primary">{t`New Startup`}</LinkButton>}
      />
      <InvitationsPanel invitations={invitations} answering={answering} onAnswer={onAnswer} />
      {!isEmpty && <BrowseToolbar state={state} classification={classification} onChange={onChange} />}
      {search.failure && !search.data && (
        <ErrorPanel
          title={search.failure.message || t`Error loading startups`}
          onRetry={search.retry}
          isRetrying={search.isFetching}
        />
      )}
      {isWaiting && !search.failure && <MyStartupSkeletons />}
      {!isWaiting && search.data && startups.length === 0 && (
        <div className={styles.message}>
          {isNarrowed(state) ? (
            <NothingFound
              search={state.q}
              filters={filterNames(state, names)}
              lowestScore={state.score}
              onClear={onClear}
            />
          ) : (
            <EmptyState
              icon={Rocket}
              title={t`No startups`}
              description={t`Follow startups to add them to your portfolio`}
              action={<LinkButton href={paths.startups}>{t`Browse Startups`}</LinkButton>}
            />
          )}
        </div>
      )}
      {!isWaiting && startups.length > 0 && (
        <>
          <MyStartupCards isRefetching={search.isStale}>
            {startups.map((startup) => (
              <MyStartupCard
                key={startup.id}
                startup={startup}
                industry={names.industry(startup.industry_id)}
                stage={names.stage(startup.stage_id)}
                isAdmin={isAdmin}
                isOpening={openingId === startup.id}
                paths={paths}
                {...actions}
              />
            ))}
          </MyStartupCards>
          <Pagination
            page={state.page}
            pageCount={Math.max(1, search.data?.pages ?? 1)}
            onPageChange={(next) => onChange({ page: next })}
            summary={summary}
          />
        </>
      )}
    </div>
  );
}
