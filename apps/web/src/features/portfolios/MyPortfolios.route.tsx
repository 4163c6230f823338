import type { Portfolio } from '@aval/contract';
import { Button, DataTable, EmptyState, ErrorPanel, LinkButton, PageHeader, SearchInput, useRowFilter } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FolderPlus, FolderSearch, Plus } from 'lucide-react';

import { messageOf } from '../../api/ApiError.ts';
import { myPortfolios } from '../../api/dashboard.ts';
import { useQuery } from '../../api/useQuery.ts';
import { NotFoundDialog } from '../../components/NotFoundDialog.tsx';
import { page } from '../../components/page.css.ts';
import { useNamedRow } from '../../components/useNamedRow.ts';
import { longestSearch } from '../../lists/browseAddress.ts';
import { paths } from '../../paths.ts';
import { DeletePortfolioDialog } from './DeletePortfolioDialog.tsx';
import { EditPortfolioDialog } from './EditPortfolioDialog.tsx';
import { PortfolioBlock } from './PortfolioBlock.tsx';
import { PortfolioDialog } from './PortfolioDialog.tsx';
import * as styles from './portfolios.css.ts';
import { PortfolioStats } from './PortfolioStats.tsx';
import { searchedTexts, shownPortfolios } from './shownPortfolios.ts';
import { usePortfolioColumns } from './usePortfolioColumns.tsx';
import { usePortfoliosAddress } from './usePortfoliosAddress.ts';

const none: readonly Portfolio[] = [];

/** The user's portfolios, with the actions for each. */
export function MyPortfolios() {
  const { t } = useLingui();
  const address = usePortfoliosAddress();
  const { state, search, show, renderStartupPage, closeDialog } = address;
  const { data: portfolios, error, refetch, isFetching } = useQuery(myPortfolios);
  const found = useRowFilter(portfolios ?? none, searchedTexts, state.q);
  const { rows, total, ...pages } = shownPortfolios(found, state.page);
  const columns = usePortfolioColumns(show);
  const { row: chosen, isUnknown } = useNamedRow(portfolios, state.portfolio);
  const isGone = isUnknown && !isFetching;
  // Open the dialog only after the list has loaded, so that its size does not change.
  const isListKnown = portfolios !== undefined || error !== null;
  const isViewing = isListKnown && (state.open === 'view' || state.open === 'add' || state.open === 'remove');

  return (
    <div className={page}>
      <PageHeader
        title={t`My Portfolios`}
        description={t`Groups of startups to compare side by side.`}
        actions={<LinkButton href={paths.addPortfolio} icon={Plus} variant="primary">{t`Add Portfolio`}</LinkButton>}
      />
      <PortfolioStats />
      <div className={styles.search} role="search">
        <SearchInput
          value={state.q}
          onSearch={search}
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
        status={portfolios ? 'ready' : error ? 'error' : 'loading'}
        renderBlock={(portfolio) => <PortfolioBlock portfolio={portfolio} show={show} />}
        pages={{
          ...pages,
          onPageChange: renderStartupPage,
          summary: portfolios && t`${plural(total, { one: '# portfolio', other: '# portfolios' })}`,
        }}
        error={
          <ErrorPanel
            title={messageOf(error, t`Error loading portfolios`)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        }
        empty={
          state.q.trim() === '' ? (
            <EmptyState
              icon={FolderPlus}
              title={t`No portfolios yet`}
              description={t`Group startups to follow and compare them together.`}
              action={<LinkButton href={paths.addPortfolio}>{t`Add Portfolio`}</LinkButton>}
            />
          ) : (
            <EmptyState
              icon={FolderSearch}
              title={t`No portfolio matches`}
              description={t`Nothing matches this search.`}
              action={<Button onClick={() => search('')}>{t`Show all portfolios`}</Button>}
            />
          )
        }
      />
      {isGone && (
        <NotFoundDialog
          title={t`Portfolio not found`}
          description={t`It does not exist, or belongs to somebody else.`}
          onClose={closeDialog}
        />
      )}
      {isViewing && !isGone && state.portfolio !== null && (
        <PortfolioDialog id={state.portfolio} listed={chosen} address={address} />
      )}
      {state.open === 'edit' && chosen && <EditPortfolioDialog portfolio={chosen} onClose={closeDialog} />}
      {state.open === 'delete' && chosen && <DeletePortfolioDialog portfolio={chosen} onClose={closeDialog} />}
    </div>
  );
}
