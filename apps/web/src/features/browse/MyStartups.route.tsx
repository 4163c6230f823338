import { EmptyState, ErrorPanel, LinkButton, PageHeader, Pagination } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useIsFetching } from '@tanstack/react-query';
import { Plus, Rocket } from 'lucide-react';

import { messageOf } from '../../api/ApiError.ts';
import { myStartupsSummary, startupSearch } from '../../api/startups.ts';
import { useQuery } from '../../api/useQuery.ts';
import { page } from '../../components/page.css.ts';
import { isNarrowed, searchQuery } from '../../lists/browseAddress.ts';
import { NothingFound } from '../../lists/NothingFound.tsx';
import { useBrowseSummary } from '../../lists/useBrowseSummary.ts';
import { useLastPage } from '../../lists/useLastPage.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { BrowseToolbar } from './BrowseToolbar.tsx';
import { filterNames } from './filterNames.ts';
import { MyStartupCard } from './mine/MyStartupCard.tsx';
import { MyStartupCards, MyStartupSkeletons } from './mine/MyStartupCards.tsx';
import * as styles from './mine/myStartups.css.ts';
import { defaultMyStartups } from './mine/myStartupsAddress.ts';
import { OwnDialogs } from './mine/OwnDialogs.tsx';
import { useOwnDialog } from './mine/useOwnDialog.ts';
import { useUnfollow } from './mine/useUnfollow.ts';
import { useBrowseAddress } from './useBrowseAddress.ts';
import { useClassification } from './useClassification.ts';

/** The startups that the user owns or follows. */
export function MyStartups() {
  const { t } = useLingui();
  const { state, change, showLast, clear } = useBrowseAddress(defaultMyStartups);
  const { dialog, show, close } = useOwnDialog();
  const isAdmin = useSession()?.user.role === 'admin';
  const { industries, stages, names } = useClassification();
  const query = startupSearch({ ...searchQuery(state), scope: 'mine' });
  const search = useQuery(query);
  const summary = useBrowseSummary(search.data, state.page);
  const isBeyondLast = useLastPage(search, state.page, showLast);
  const { data: mine } = useQuery(myStartupsSummary);
  const isEditFetching = useIsFetching({ queryKey: ['startups', dialog?.startup ?? 0], exact: true }) > 0;
  const unfollow = useUnfollow(query.queryKey);

  const startups = search.data?.startups ?? [];
  const owned = mine?.filter((startup) => startup.is_owner).length ?? 0;
  const followed = mine?.filter((startup) => startup.is_following).length ?? 0;
  const isWaiting = search.isPending || isBeyondLast;

  return (
    <div className={page}>
      <PageHeader
        title={t`My Startups`}
        description={mine ? t`${owned} you own, ${followed} you follow.` : t`Startups you own or follow.`}
        actions={<LinkButton href={paths.addStartup} icon={Plus} variant="primary">{t`New Startup`}</LinkButton>}
      />
      <BrowseToolbar state={state} industries={industries} stages={stages} onChange={change} />
      {search.isError && !search.data && (
        <ErrorPanel
          title={messageOf(search.error, t`Error loading startups`)}
          onRetry={() => void search.refetch()}
          isRetrying={search.isFetching}
        />
      )}
      {isWaiting && !search.isError && <MyStartupSkeletons />}
      {!isWaiting && search.data && startups.length === 0 && (
        <div className={styles.message}>
          {isNarrowed(state) ? (
            <NothingFound
              search={state.q}
              filters={filterNames(state, names)}
              lowestScore={state.score}
              onClear={clear}
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
          <MyStartupCards isRefetching={search.isPlaceholderData}>
            {startups.map((startup) => (
              <MyStartupCard
                key={startup.id}
                startup={startup}
                industry={names.industry(startup.industry_id)}
                stage={names.stage(startup.stage_id)}
                isAdmin={isAdmin}
                isOpening={dialog?.startup === startup.id && isEditFetching}
                onOpen={show}
                onUnfollow={unfollow}
              />
            ))}
          </MyStartupCards>
          <Pagination
            page={state.page}
            pageCount={Math.max(1, search.data?.pages ?? 1)}
            onPageChange={(next) => change({ page: next })}
            summary={summary}
          />
        </>
      )}
      <OwnDialogs dialog={dialog} onClose={close} />
    </div>
  );
}
