import type { Portfolio } from '@aval/contract';
import { PortfolioDialog } from '@aval/screens';

import { loadable } from '../../api/loadable.ts';
import { portfolioById } from '../../api/portfolios.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import { useIsUnmounted } from '../../shell/layout/useIsUnmounted.ts';
import { AddToPortfolio } from './AddToPortfolio.tsx';
import { readPortfoliosAddress } from './portfoliosAddress.ts';
import { RemoveStartup } from './RemoveStartup.tsx';
import type { PortfoliosAddress } from './usePortfoliosAddress.ts';

interface OpenPortfolioProps {
  id: number;
  /** The portfolio as it is in the list; undefined when it is not listed. */
  listed: Portfolio | undefined;
  address: PortfoliosAddress;
}

/** One portfolio with its startups, or with those that can be added. */
export function OpenPortfolio({ id, listed, address: { state, show, closeDialog } }: OpenPortfolioProps) {
  const contents = useQuery(portfolioById(id));
  const isUnmounted = useIsUnmounted();
  function handleRemovalClose() {
    // The response to a removal may arrive after Back has closed the dialog.
    const isAsking = readPortfoliosAddress(new URLSearchParams(location.search)).open === 'remove';
    if (!isUnmounted() && isAsking) show({ open: 'view' });
  }

  const removing = contents.data?.startups.find((startup) => startup.id === state.startup);
  return (
    <PortfolioDialog
      listed={listed}
      contents={loadable(contents)}
      adding={
        state.open === 'add' ? (
          <AddToPortfolio
            id={id}
            state={{ find: state.find, page: state.findPage }}
            onFind={(find) => show({ find })}
            onPageChange={(findPage) => show({ findPage })}
          />
        ) : null
      }
      paths={paths}
      onClose={closeDialog}
      onAddOpen={() => show({ open: 'add' })}
      onBack={() => show({ open: 'view', find: '' })}
      onRemove={({ id: startup }) => show({ open: 'remove', startup })}
    >
      {removing && contents.data && (
        <RemoveStartup portfolio={contents.data.portfolio} startup={removing} onClose={handleRemovalClose} />
      )}
    </PortfolioDialog>
  );
}
