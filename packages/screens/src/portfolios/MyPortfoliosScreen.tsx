import type { DashboardStats, Portfolio } from '@aval/contract';
import { Button, DataTable, EmptyState, ErrorPanel, LinkButton, PageHeader, SearchInput, useRowFilter } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FolderPlus, FolderSearch, Plus } from 'lucide-react';

import { longestSearch } from '../browse/browseState.ts';
import { page } from '../layout/page.css.ts';
import { tableStatus } from '../lists/tableStatus.ts';
import type { Loadable } from '../loading/Loadable.ts';
import { PortfolioBlock } from './PortfolioBlock.tsx';
import * as styles from './portfolios.css.ts';
import { PortfolioStats } from './PortfolioStats.tsx';
import type { PortfolioRowProps } from './rowProps.ts';
import { searchedTexts, shownPortfolios } from './shownPortfolios.ts';
import { usePortfolioColumns } from './usePortfolioColumns.tsx';

const none: readonly Portfolio[] = [];

export interface MyPortfoliosScreenProps extends PortfolioRowProps {
  /** What is searched for, and the page of the list. */
  state: { q: string; page: number };
  /** Searches the list and returns to its first page. */
  onSearch: (q: string) => void;
  onPageChange: (page: number) => void;
  stats: Loadable<DashboardStats>;
  /** The user's portfolios, in the order in which they are listed. */
  portfolios: Loadable<readonly Portfolio[]>;
}

/** The user's portfolios, with the actions for each. */
export function MyPortfoliosScreen({
  state,
  onSearch,
  onPageChange,
  stats,
  portfolios,
  ...row
}: MyPortfoliosScreenProps) {
  const { t } = useLingui();
  const { data, failure, isFetching, retry } = portfolios;
  const found = useRowFilter(data ?? none, searchedTexts, state.q);
  const { rows, total, ...pages } = shownPortfolios(found, state.page);
  const columns = usePortfolioColumns(row);

  return (
    <div className={page}>
      <PageHeader
        title={t`My Portfolios`}
        description={t`Groups of startups to compare side by side.`}
        actions={
          <LinkButton href={row.paths.addPortfolio} icon={Plus} variant="primary">{t`Add Portfolio`}</LinkButton>
        }
      />
      {data?.length === 0 ? (
        <div className={styles.nothing}>
          <EmptyState
            icon={FolderPlus}
            title={t`No portfolios yet`}
            description={t`Group startups to follow and compare them together.`}
            action={<LinkButton href={row.paths.addPortfolio}>{t`Add Portfolio`}</LinkButton>}
          />
        </div>
      ) : (
        <>
          <PortfolioStats stats={stats} portfolios={portfolios} />
          <div className={styles.search} role="search">
            <SearchInput
              value={state.q}
              onSearch={onSearch}
              maxLength={longestSearch}
              placeholder={t`Search name or description`}
              aria-label={t`Search name or description`}
            />
          </div>
          <DataTable
            label={t`My Portfolios`}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
            rowHeight="double"
            skeletonRows={3}
            className={styles.table}
            status={tableStatus(portfolios)}
            renderBlock={(portfolio) => <PortfolioBlock portfolio={portfolio} {...row} />}
            pages={{
              ...pages,
              onPageChange,
              summary: data && t`${plural(total, { one: '# portfolio', other: '# portfolios' })}`,
            }}
            error={
              <ErrorPanel
                title={failure?.message || t`Error loading portfolios`}
                onRetry={retry}
                isRetrying={isFetching}
              />
            }
            empty={
              <EmptyState
                icon={FolderSearch}
                title={t`No portfolio matches`}
                description={t`Nothing matches this search.`}
                action={<Button onClick={() => onSearch('')}>{t`Show all portfolios`}</Button>}
              />
            }
          />
        </>
      )}
    </div>
  );
}
