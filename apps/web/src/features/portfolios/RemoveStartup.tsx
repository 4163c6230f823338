import type { Portfolio, StartupListItem } from '@aval/contract';
import { RemoveStartupDialog } from '@aval/screens';

import { messageOf } from '../../api/ApiError.ts';
import { usePortfolioEntries } from '../../startups/usePortfolioEntries.ts';

interface RemoveStartupProps {
  portfolio: Pick<Portfolio, 'id' | 'name'>;
  startup: StartupListItem;
  onClose: () => void;
}

/** Removes a startup from a portfolio once the user confirms. */
export function RemoveStartup({ portfolio, startup, onClose }: RemoveStartupProps) {
  const {
    remove: { mutateAsync, isPending, error },
  } = usePortfolioEntries();
  return (
    <RemoveStartupDialog
      portfolio={portfolio.name}
      startup={startup.name}
      isPending={isPending}
      error={error && messageOf(error, '')}
      onConfirm={() =>
        void mutateAsync({ portfolioId: portfolio.id, startupId: startup.id }).then(onClose, () => undefined)
      }
      onClose={onClose}
    />
  );
}
