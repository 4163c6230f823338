import { DataTable, EmptyState, ErrorPanel, LinkButton, PageHeader } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Plus, SearchX } from 'lucide-react';
import { useDeferredValue } from 'react';

import { messageOf } from '../../api/ApiError.ts';
import { lookupFailure } from '../../api/masterData.ts';
import { startupSearch } from '../../api/startups.ts';
import { tableStatus } from '../../api/tableStatus.ts';
import { useQuery } from '../../api/useQuery.ts';
import { page } from '../../components/page.css.ts';
import { browseSorts, firstOrder, defaultState, isNarrowed, searchQuery } from '../../lists/browseAddress.ts';
import { NothingFound } from '../../lists/NothingFound.tsx';
import { useBrowseSummary } from '../../lists/useBrowseSummary.ts';
import { useLastPage } from '../../lists/useLastPage.ts';
import { paths } from '../../paths.ts';
import { BrowseToolbar } from './BrowseToolbar.tsx';
import { filterNames } from './filterNames.ts';
import { StartupBlock } from './StartupBlock.tsx';
import { useBrowseAddress } from './useBrowseAddress.ts';
import { useBrowseColumns } from './useBrowseColumns.tsx';
import { useClassification } from './useClassification.ts';

/** Width in px below which a description has fewer than three words a line. */
const tableWidth = 960;

/** All startups that the user may see, searched, filtered and sorted by the address of the page. */
export function Browse() {
  const { t } = useLingui();
  const { state, change, showLast, clear } = useBrowseAddress();
  const { industries, stages, names, failed } = useClassification();
  const search = useQuery(startupSearch(searchQuery(state)));
  // Defer rendering the first rows, so that the page stays responsive.
  const isDrawn = useDeferredValue(search.data !== undefined);
  const found = isDrawn ? search.data : undefined;
  const summary = useBrowseSummary(found, state.page);
  const isBeyondLast = useLastPage(search, state.page, showLast);
  const columns = useBrowseColumns(names, state.sort);

  return (
    <div className={page}>
      <PageHeader
        title={t`Browse Startups`}
        description={t`Public startups, and the private ones you own.`}
        actions={<LinkButton href={paths.addStartup} icon={Plus} variant="primary">{t`Create Startup`}</LinkButton>}
      />
      <BrowseToolbar state={state} industries={industries} stages={stages} onChange={change} />
      {failed.length > 0 && (
        <ErrorPanel
          title={t`Error loading master data`}
          message={failed.map(({ name, error }) => lookupFailure(name, error)).join('. ')}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      <DataTable
        label={t`Startups`}
        columns={columns}
        rows={found?.startups ?? []}
        rowKey={(startup) => String(startup.id)}
        rowHeight="double"
        blocksUnder={tableWidth}
        status={isBeyondLast || (search.data && !found) ? 'loading' : tableStatus(search)}
        sort={{ column: state.sort, direction: state.order === 'asc' ? 'ascending' : 'descending' }}
        onSortChange={({ column, direction }) => {
          const sort = browseSorts.find((known) => known === column) ?? defaultState.sort;
          const turned = direction === 'ascending' ? 'asc' : 'desc';
          change({ sort, order: sort === state.sort ? turned : firstOrder[sort] });
        }}
        renderBlock={(startup) => (
          <StartupBlock
            startup={startup}
            industry={names.industry(startup.industry_id)}
            stage={names.stage(startup.stage_id)}
            sort={state.sort}
          />
        )}
        pages={{
          page: state.page,
          pageCount: Math.max(1, found?.pages ?? 1),
          onPageChange: (next) => change({ page: next }),
          summary,
        }}
        error={
          search.isError && !search.data ? (
            <ErrorPanel
              title={messageOf(search.error, t`Error loading startups`)}
              onRetry={() => void search.refetch()}
              isRetrying={search.isFetching}
            />
          ) : undefined
        }
        empty={
          isNarrowed(state) ? (
            <NothingFound
              search={state.q}
              filters={filterNames(state, names)}
              lowestScore={state.score}
              onClear={clear}
            />
          ) : (
            <EmptyState
              icon={SearchX}
              title={t`No startups yet`}
              description={t`Be the first to register one.`}
              action={<LinkButton href={paths.addStartup} variant="secondary">{t`Create Startup`}</LinkButton>}
            />
          )
        }
      />
    </div>
  );
}
