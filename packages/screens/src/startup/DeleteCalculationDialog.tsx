import { ConfirmDialog } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { ConfirmationProps } from '../dialogs/ConfirmationProps.ts';
import { useDates } from '../text/useDates.ts';

export interface DeleteCalculationDialogProps extends ConfirmationProps {
  /** When it was calculated, as an ISO date. */
  calculationDate: string;
  isOpen: boolean;
}

/** Asks for confirmation before a calculation is deleted. */
export function DeleteCalculationDialog({
  calculationDate,
  isOpen,
  isPending,
  error,
  onConfirm,
  onClose,
}: DeleteCalculationDialogProps) {
  const { t } = useLingui();
  const date = useDates().timeAndZone(calculationDate);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t`Delete the calculation of ${date}?`}
      confirmLabel={t`Delete calculation`}
      tone="danger"
      onConfirm={onConfirm}
      isLoading={isPending}
      loadingLabel={t`Deleting...`}
      error={error === null ? null : error || t`Error deleting calculation`}
    >
      <Trans>The newest of the remaining calculations is shown afterwards. This cannot be undone.</Trans>
    </ConfirmDialog>
  );
}
