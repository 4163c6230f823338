import { ConfirmDialog } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { ConfirmationProps } from '../dialogs/ConfirmationProps.ts';

export interface RemoveStartupDialogProps extends ConfirmationProps {
  /** The name of the portfolio. */
  portfolio: string;
  /** The name of the startup. */
  startup: string;
}

/** Asks for confirmation before a startup is removed from a portfolio. */
export function RemoveStartupDialog({
  portfolio,
  startup,
  isPending,
  error,
  onConfirm,
  onClose,
}: RemoveStartupDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Remove ${startup} from ${portfolio}?`}
      confirmLabel={t`Remove Startup`}
      onConfirm={onConfirm}
      isLoading={isPending}
      loadingLabel={t`Removing...`}
      error={error === null ? null : error || t`Error removing startup`}
    >
      <Trans>The startup itself and its evaluations stay as they are.</Trans>
    </ConfirmDialog>
  );
}
