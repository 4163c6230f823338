import { pageSize } from '@aval/contract';
import { AddStartups, type AddStartupsProps } from '@aval/screens';

import { loadable } from '../../api/loadable.ts';
import { startupSearch } from '../../api/startups.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useLastPage } from '../../lists/useLastPage.ts';
import { paths } from '../../paths.ts';
import { usePortfolioEntries } from '../../startups/usePortfolioEntries.ts';

interface AddToPortfolioProps extends Pick<AddStartupsProps, 'state' | 'onFind' | 'onPageChange'> {
  /** The portfolio. */
  id: number;
}

/** The startups that are not in a portfolio yet. */
export function AddToPortfolio({ id, state, onFind, onPageChange }: AddToPortfolioProps) {
  const { add } = usePortfolioEntries();
  const find = state.find.trim();
  const query = {
    ...(find === '' ? {} : { q: find }),
    not_in_portfolio: id,
    sort: 'name',
    order: 'asc',
    page: state.page,
    limit: pageSize,
  } as const;
  const candidates = useQuery(startupSearch(query));
  // The last startup of a page was added, or the page in the address does not exist.
  const isBeyondLast = useLastPage(candidates, state.page, onPageChange);
  return (
    <AddStartups
      state={state}
      onFind={onFind}
      onPageChange={onPageChange}
      candidates={loadable(candidates)}
      isBeyondLast={isBeyondLast}
      addingId={add.isPending ? add.variables.startupId : null}
      startupHref={paths.startup}
      onAdd={(startupId) => add.mutate({ portfolioId: id, startupId })}
    />
  );
}
