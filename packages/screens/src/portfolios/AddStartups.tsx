import { pageSize } from '@aval/contract';
import { Button, EmptyState, ErrorPanel, focusAdjacentRow, Pagination, SearchInput } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, SearchX } from 'lucide-react';
import { useRef } from 'react';

import { type FoundStartups, longestSearch } from '../browse/browseState.ts';
import { NothingFound } from '../lists/NothingFound.tsx';
import { useBrowseSummary } from '../lists/useBrowseSummary.ts';
import { isPending, type Loadable } from '../loading/Loadable.ts';
import { EntrySkeletons } from './EntrySkeletons.tsx';
import { EntryText } from './EntryText.tsx';
import * as styles from './portfolios.css.ts';

export interface AddStartupsProps {
  /** What is searched for, and the page of the list. */
  state: { find: string; page: number };
  onFind: (find: string) => void;
  onPageChange: (page: number) => void;
  /** The startups that are not in the portfolio. */
  candidates: Loadable<FoundStartups>;
  /** The page of the state does not exist, and is about to be replaced by the last one. */
  isBeyondLast: boolean;
  /** The startup that is being added; it leaves the list immediately. */
  addingId: number | null;
  /** The page of a startup. */
  startupHref: (id: number) => string;
  onAdd: (startupId: number) => void;
}

/** The startups that are not in a portfolio yet; an added startup leaves the list immediately. */
export function AddStartups({
  state: { find, page },
  onFind,
  onPageChange,
  candidates,
  isBeyondLast,
  addingId,
  startupHref,
  onAdd,
}: AddStartupsProps) {
  const { t } = useLingui();
  const { data, failure, isFetching, isStale, retry } = candidates;
  const summary = useBrowseSummary(data, page);
  const search = useRef<HTMLInputElement>(null);
  const shown = data?.startups.filter(({ id }) => id !== addingId) ?? [];
  const isEmpty = data !== undefined && !isBeyondLast && shown.length === 0;
  const hasNothing = isEmpty && data.startups.length === 0 && !isStale && find.trim() === '';
  return (
    <div className={styles.stack}>
      {!hasNothing && (
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
      )}
      {failure && !data && (
        <ErrorPanel title={failure.message || t`Error loading startups`} onRetry={retry} isRetrying={isFetching} />
      )}
      {(isPending(candidates) || isBeyondLast) && <EntrySkeletons count={pageSize} />}
      {isEmpty && find.trim() === '' && <EmptyState icon={SearchX} title={t`Every startup is in this portfolio`} />}
      {isEmpty && find.trim() !== '' && <NothingFound search={find} />}
      {shown.length > 0 && (
        <ul className={styles.entries} aria-busy={isFetching}>
          {shown.map((startup) => (
            <li key={startup.id} className={styles.entry}>
              <EntryText startup={startup} href={startupHref(startup.id)} />
              <Button
                size="small"
                icon={Plus}
                aria-label={t`Add ${startup.name}`}
                onClick={({ currentTarget }) => {
                  if (addingId !== null) return;
                  focusAdjacentRow(currentTarget, 'button', search.current);
                  onAdd(startup.id);
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
