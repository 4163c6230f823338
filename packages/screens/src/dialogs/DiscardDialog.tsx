import { ConfirmDialog } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface DiscardDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks the user to confirm discarding unsaved input. */
export function DiscardDialog({ isOpen, onStay, onLeave }: DiscardDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onStay}
      title={t`Leave without saving?`}
      confirmLabel={t`Discard changes`}
      cancelLabel={t`Keep editing`}
      tone="danger"
      onConfirm={onLeave}
    >
      <Trans>Your changes in this form will be lost.</Trans>
    </ConfirmDialog>
  );
}
