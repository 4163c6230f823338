import type { Portfolio, StartupListItem } from '@aval/contract';
import { ConfirmDialog } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { messageOf } from '../../api/ApiError.ts';
import { usePortfolioEntries } from '../../startups/usePortfolioEntries.ts';

interface RemoveStartupDialogProps {
  portfolio: Pick<Portfolio, 'id' | 'name'>;
  startup: StartupListItem;
  onClose: () => void;
}

/** Asks for confirmation before a startup is removed from a portfolio. */
export function RemoveStartupDialog({ portfolio, startup, onClose }: RemoveStartupDialogProps) {
  const { t } = useLingui();
  const {
    remove: { mutateAsync, isPending, error },
  } = usePortfolioEntries();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Remove ${startup.name} from ${portfolio.name}?`}
      confirmLabel={t`Remove Startup`}
      onConfirm={() =>
        void mutateAsync({ portfolioId: portfolio.id, startupId: startup.id }).then(onClose, () => undefined)
      }
      isLoading={isPending}
      loadingLabel={t`Removing...`}
      error={error && messageOf(error, t`Error removing startup`)}
    >
      <Trans>The startup itself and its evaluations stay as they are.</Trans>
    </ConfirmDialog>
  );
}
