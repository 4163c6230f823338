import { ConfirmDialog } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { useLeaveWarning } from './useLeaveWarning.ts';

interface LeaveDialogProps {
  blocker: ReturnType<typeof useLeaveWarning>['blocker'];
}

/** Asks whether what was typed may be lost, while somebody is on the way to another page. */
export function LeaveDialog({ blocker }: LeaveDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={t`Leave without saving?`}
      confirmLabel={t`Discard changes`}
      cancelLabel={t`Keep editing`}
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
    >
      <Trans>What you changed in this form is lost.</Trans>
    </ConfirmDialog>
  );
}
