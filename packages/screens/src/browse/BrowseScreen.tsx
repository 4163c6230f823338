import type { StartupListItem } from '@aval/contract';
import { DataTable, EmptyState, ErrorPanel, LinkButton, PageHeader } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Plus, SearchX } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';

import { page } from '../layout/page.css.ts';
import { NothingFound } from '../lists/NothingFound.tsx';
import { tableStatus } from '../lists/tableStatus.ts';
import { useBrowseSummary } from '../lists/useBrowseSummary.ts';
import { browseSorts, defaultBrowseState, firstOrder, isEmptyList, isNarrowed } from './browseState.ts';
import { BrowseToolbar } from './BrowseToolbar.tsx';
import { ClassificationError } from './ClassificationError.tsx';
import { filterNames } from './filterNames.ts';
import { StartupBlock } from './StartupBlock.tsx';
import type { StartupListProps } from './startupListProps.ts';
import { type BrowsePaths, useBrowseColumns } from './useBrowseColumns.tsx';
import { useNames } from './useNames.ts';

/** Width in px below which a description has fewer than three words a line. */
const tableWidth = 960;

export interface BrowseScreenProps extends StartupListProps {
  paths: BrowsePaths;
  /** The actions on a startup without leaving the list. */
  renderActions: (startup: StartupListItem) => ReactNode;
}

/** All startups that the user may see, searched, filtered and sorted. */
export function BrowseScreen({
  state,
  onChange,
  onClear,
  search,
  isBeyondLast,
  classification,
  paths,
  renderActions,
}: BrowseScreenProps) {
  const { t } = useLingui();
  const names = useNames(classification);
  // Defer rendering the first rows, so that the page stays responsive.
  const isDrawn = useDeferredValue(search.data !== undefined);
  const found = isDrawn ? search.data : undefined;
  const summary = useBrowseSummary(found, state.page);
  const rows = { names, sort: state.sort, paths, renderActions };
  const columns = useBrowseColumns(rows);

  return (
    <div className={page}>
      <PageHeader
        title={t`Browse Startups`}
        description={t`Public startups, and the private ones you own.`}
        actions={<LinkButton href={paths.addStartup} icon={Plus} variant="primary">{t`Create Startup`}</LinkButton>}
      />
      {(isBeyondLast || !isEmptyList(state, search)) && (
        <BrowseToolbar state={state} classification={classification} onChange={onChange} />
      )}
      <ClassificationError classification={classification} />
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
          const sort = browseSorts.find((known) => known === column) ?? defaultBrowseState.sort;
          const turned = direction === 'ascending' ? 'asc' : 'desc';
          onChange({ sort, order: sort === state.sort ? turned : firstOrder[sort] });
        }}
        renderBlock={(startup) => <StartupBlock startup={startup} {...rows} />}
        pages={{
          page: state.page,
          pageCount: Math.max(1, found?.pages ?? 1),
          onPageChange: (next) => onChange({ page: next }),
          summary,
        }}
        error={
          search.failure && !search.data ? (
            <ErrorPanel
              title={search.failure.message || t`Error loading startups`}
              onRetry={search.retry}
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
              onClear={onClear}
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
