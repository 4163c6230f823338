import { pageSize } from '@aval/contract';
import { Button, EmptyState, ErrorPanel, Pagination, SearchInput } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, SearchX } from 'lucide-react';
import { useRef } from 'react';

import { messageOf } from '../../api/ApiError.ts';
import { startupSearch } from '../../api/startups.ts';
import { useQuery } from '../../api/useQuery.ts';
import { longestSearch } from '../../lists/browseAddress.ts';
import { NothingFound } from '../../lists/NothingFound.tsx';
import { useBrowseSummary } from '../../lists/useBrowseSummary.ts';
import { useLastPage } from '../../lists/useLastPage.ts';
import { focusAdjacentRow } from '../../shell/layout/focusAdjacentRow.ts';
import { usePortfolioEntries } from '../../startups/usePortfolioEntries.ts';
import { EntrySkeletons } from './EntrySkeletons.tsx';
import { EntryText } from './EntryText.tsx';
import * as styles from './portfolios.css.ts';

interface AddStartupsProps {
  portfolioId: number;
  find: string;
  page: number;
  onFind: (find: string) => void;
  onPageChange: (page: number) => void;
}

/** The startups that are not in a portfolio yet; an added startup leaves the list immediately. */
export function AddStartups({ portfolioId, find, page, onFind, onPageChange }: AddStartupsProps) {
  const { t } = useLingui();
  const { add } = usePortfolioEntries();
  const query = {
    ...(find.trim() === '' ? {} : { q: find.trim() }),
    not_in_portfolio: portfolioId,
    sort: 'name',
    order: 'asc',
    page,
    limit: pageSize,
  } as const;
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(startupSearch(query));
  const summary = useBrowseSummary(data, page);
  const search = useRef<HTMLInputElement>(null);
  const leaving = add.isPending ? add.variables.startupId : null;
  // The last startup of a page was added, or the page in the address does not exist.
  const isBeyondLast = useLastPage({ data, isPlaceholderData }, page, onPageChange);
  const candidates = data?.startups.filter(({ id }) => id !== leaving) ?? [];
  return (
    <div className={styles.stack}>
      <SearchInput
        ref={search}
        value={find}
        onSearch={onFind}
        maxLength={longestSearch}
        placeholder={t`Search name or description`}
        aria-label={t`Search startups to add`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step of the dialog opens on its search
        autoFocus
      />
      {error && !data && (
        <ErrorPanel
          title={messageOf(error, t`Error loading startups`)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {((!error && !data) || isBeyondLast) && <EntrySkeletons count={pageSize} />}
      {data && !isBeyondLast && candidates.length === 0 && find.trim() === '' && (
        <EmptyState icon={SearchX} title={t`Every startup is in this portfolio`} />
      )}
      {data && !isBeyondLast && candidates.length === 0 && find.trim() !== '' && <NothingFound search={find} />}
      {candidates.length > 0 && (
        <ul className={styles.entries} aria-busy={isFetching}>
          {candidates.map((startup) => (
            <li key={startup.id} className={styles.entry}>
              <EntryText startup={startup} />
              <Button
                size="small"
                icon={Plus}
                aria-label={t`Add ${startup.name}`}
                onClick={({ currentTarget }) => {
                  if (add.isPending) return;
                  focusAdjacentRow(currentTarget, 'button', search.current);
                  add.mutate({ portfolioId, startupId: startup.id });
                }}
              >
                <Trans>Add</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data && data.startups.length > 0 && (
        <Pagination
          page={page}
          pageCount={Math.max(1, data.pages)}
          onPageChange={onPageChange}
          summary={summary}
          aria-label={t`Pages of startups to add`}
        />
      )}
    </div>
  );
}
