import type { CalculationRecord, Startup } from '@aval/contract';
import { ConfirmDialog } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { useDates } from '../../../text/useDates.ts';
import { useDeleteCalculation } from './useDeleteCalculation.ts';
import { useDeleteStartup } from './useDeleteStartup.ts';

interface DeleteStartupDialogProps {
  startup: Startup;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for confirmation before a startup is deleted. */
export function DeleteStartupDialog({ startup, isOpen, onClose }: DeleteStartupDialogProps) {
  const { t } = useLingui();
  const { start, isPending, failure, reset } = useDeleteStartup(startup);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={() => {
        reset();
        onClose();
      }}
      title={t`Delete ${startup.name}?`}
      confirmLabel={t`Delete Startup`}
      tone="danger"
      onConfirm={start}
      isLoading={isPending}
      loadingLabel={t`Deleting...`}
      error={failure}
    >
      <Trans>
        It disappears from every list, portfolio and comparison, with all its calculations. It can be restored for 30
        days.
      </Trans>
    </ConfirmDialog>
  );
}

interface DeleteCalculationDialogProps {
  calculation: CalculationRecord;
  isOpen: boolean;
  /** Closed without deleting. */
  onClose: () => void;
  /** Called after the calculation was deleted and the remaining ones have loaded. */
  onDeleted: () => void;
}

/** Asks for confirmation before a calculation is deleted. */
export function DeleteCalculationDialog({ calculation, isOpen, onClose, onDeleted }: DeleteCalculationDialogProps) {
  const { t } = useLingui();
  const date = useDates().timeAndZone(calculation.calculation_date);
  const { start, isPending, failure, reset } = useDeleteCalculation(calculation.startup_id, onDeleted);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={() => {
        reset();
        onClose();
      }}
      title={t`Delete the calculation of ${date}?`}
      confirmLabel={t`Delete calculation`}
      tone="danger"
      onConfirm={() => start(calculation.calculation_date)}
      isLoading={isPending}
      loadingLabel={t`Deleting...`}
      error={failure}
    >
      <Trans>The newest of the remaining calculations is shown afterwards. This cannot be undone.</Trans>
    </ConfirmDialog>
  );
}
