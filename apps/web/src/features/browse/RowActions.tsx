import type { StartupListItem } from '@aval/contract';
import { QuickActions } from '@aval/screens';
import { useState } from 'react';

import { myPortfolios } from '../../api/dashboard.ts';
import { loadable } from '../../api/loadable.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import { useFollow } from '../../startups/useFollow.ts';
import { usePortfolioEntries } from '../../startups/usePortfolioEntries.ts';

interface RowActionsProps {
  startup: StartupListItem;
}

/** Follows a startup and adds it to a portfolio from the list; the portfolios load when their menu opens. */
export function RowActions({ startup }: RowActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const portfolios = useQuery({ ...myPortfolios, enabled: isOpen });
  const { toggle } = useFollow(startup);
  const { add } = usePortfolioEntries();
  return (
    <QuickActions
      startup={startup}
      portfolios={loadable(portfolios)}
      addPortfolioHref={paths.addPortfolio}
      onFollowToggle={toggle}
      onPortfoliosOpen={setIsOpen}
      onAdd={(portfolioId) => add.mutate({ portfolioId, startupId: startup.id })}
    />
  );
}
