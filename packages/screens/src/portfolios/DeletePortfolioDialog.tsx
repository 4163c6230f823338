import { ConfirmDialog } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { ConfirmationProps } from '../dialogs/ConfirmationProps.ts';

export interface DeletePortfolioDialogProps extends ConfirmationProps {
  /** The name of the portfolio. */
  name: string;
}

/** Asks for confirmation before a portfolio is deleted. */
export function DeletePortfolioDialog({ name, isPending, error, onConfirm, onClose }: DeletePortfolioDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Delete ${name}?`}
      confirmLabel={t`Delete Portfolio`}
      tone="danger"
      onConfirm={onConfirm}
      isLoading={isPending}
      loadingLabel={t`Deleting...`}
      error={error === null ? null : error || t`Error deleting portfolio`}
    >
      <Trans>Only the portfolio is deleted; its startups stay. This cannot be undone.</Trans>
    </ConfirmDialog>
  );
}
