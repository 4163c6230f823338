import { MyPortfoliosScreen } from '@aval/screens';

import { dashboardStats, myPortfolios } from '../../api/dashboard.ts';
import { loadable } from '../../api/loadable.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import { PortfolioDialogs } from './PortfolioDialogs.tsx';
import { usePortfoliosAddress } from './usePortfoliosAddress.ts';

/** The user's portfolios, with the actions for each. */
export function MyPortfolios() {
  const address = usePortfoliosAddress();
  const portfolios = loadable(useQuery(myPortfolios));
  return (
    <>
      <MyPortfoliosScreen
        state={address.state}
        onSearch={address.search}
        onPageChange={address.showPage}
        stats={loadable(useQuery(dashboardStats))}
        portfolios={portfolios}
        paths={paths}
        onOpen={(open, portfolio) => address.show({ open, portfolio })}
      />
      <PortfolioDialogs address={address} portfolios={portfolios} />
    </>
  );
}
