import type { CalculationRecord, Startup } from '@aval/contract';
import { DeleteCalculationDialog, DeleteStartupDialog } from '@aval/screens';

import { useDeleteCalculation } from './useDeleteCalculation.ts';
import { useDeleteStartup } from './useDeleteStartup.ts';

interface DeleteStartupProps {
  startup: Startup;
  isOpen: boolean;
  onClose: () => void;
}

/** Deletes a startup once it is confirmed. */
export function DeleteStartup({ startup, isOpen, onClose }: DeleteStartupProps) {
  const { start, isPending, failure, reset } = useDeleteStartup(startup);
  return (
    <DeleteStartupDialog
      startup={startup.name}
      isOpen={isOpen}
      isPending={isPending}
      error={failure}
      onConfirm={start}
      onClose={() => {
        reset();
        onClose();
      }}
    />
  );
}

interface DeleteCalculationProps {
  calculation: CalculationRecord;
  isOpen: boolean;
  /** Closed without deleting. */
  onClose: () => void;
  /** Called after the calculation was deleted and the remaining ones have loaded. */
  onDeleted: () => void;
}

/** Deletes a calculation once it is confirmed. */
export function DeleteCalculation({ calculation, isOpen, onClose, onDeleted }: DeleteCalculationProps) {
  const { start, isPending, failure, reset } = useDeleteCalculation(calculation.startup_id, onDeleted);
  return (
    <DeleteCalculationDialog
      calculationDate={calculation.calculation_date}
      isOpen={isOpen}
      isPending={isPending}
      error={failure}
      onConfirm={() => start(calculation.calculation_date)}
      onClose={() => {
        reset();
        onClose();
      }}
    />
  );
}
