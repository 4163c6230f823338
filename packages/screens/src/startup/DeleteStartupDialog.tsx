import { ConfirmDialog } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { ConfirmationProps } from '../dialogs/ConfirmationProps.ts';

export interface DeleteStartupDialogProps extends ConfirmationProps {
  /** The name of the startup. */
  startup: string;
  isOpen: boolean;
}

/** Asks for confirmation before a startup is deleted. */
export function DeleteStartupDialog({
  startup,
  isOpen,
  isPending,
  error,
  onConfirm,
  onClose,
}: DeleteStartupDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t`Delete ${startup}?`}
      confirmLabel={t`Delete Startup`}
      tone="danger"
      onConfirm={onConfirm}
      isLoading={isPending}
      loadingLabel={t`Deleting...`}
      error={error === null ? null : error || t`Error deleting startup. Please try again.`}
    >
      <Trans>
        It disappears from every list, portfolio and comparison, with all its calculations. It can be restored for 30
        days.
      </Trans>
    </ConfirmDialog>
  );
}
