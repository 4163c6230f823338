import { ConfirmDialog } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { ConfirmationProps } from '../../dialogs/ConfirmationProps.ts';

export interface LeaveOwnershipDialogProps extends ConfirmationProps {
  /** The name of the startup. */
  startup: string;
  /** Whether the owner who leaves is an administrator. */
  isAdmin: boolean;
  /** Who has the startup afterwards: other owners, its creator who leaves it, or administrators. Null while unknown. */
  remains: 'owners' | 'creator' | 'administrators' | null;
}

/** Asks for confirmation before a user gives up ownership and says what happens to the startup. */
export function LeaveOwnershipDialog({
  startup,
  isAdmin,
  remains,
  isPending,
  error,
  onConfirm,
  onClose,
}: LeaveOwnershipDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Stop being an owner of ${startup}?`}
      confirmLabel={t`Remove me as owner`}
      tone="danger"
      onConfirm={onConfirm}
      isLoading={isPending}
      loadingLabel={t`Removing...`}
      error={error === null ? null : error || t`Error removing you as owner`}
    >
      {isAdmin ? (
        <Trans>As an administrator you can still edit it, see it, and make yourself an owner again.</Trans>
      ) : remains === 'owners' ? (
        <Trans>
          You can no longer edit it, and if it is private you no longer see it, even if you created it. Invitations that
          you sent end. The other owners can invite you again.
        </Trans>
      ) : remains === 'creator' ? (
        <Trans>
          Nobody else owns it. You can no longer edit it, but you still see it, because you created it, until somebody
          else becomes an owner.
        </Trans>
      ) : remains === 'administrators' ? (
        <Trans>
          You are its last owner: administrators look after it from now on. You can no longer edit it, and if it is
          private you no longer see it. Invitations that you sent end.
        </Trans>
      ) : (
        <Trans>You can no longer edit it, and if it is private you may no longer see it.</Trans>
      )}
    </ConfirmDialog>
  );
}
