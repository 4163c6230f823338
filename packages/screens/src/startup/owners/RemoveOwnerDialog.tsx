import type { Person } from '@aval/contract';
import { ConfirmDialog } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { ConfirmationProps } from '../../dialogs/ConfirmationProps.ts';

export interface RemoveOwnerDialogProps extends ConfirmationProps {
  /** The name of the startup. */
  startup: string;
  owner: Person;
  /** Whether they are an administrator, who edits every startup. */
  isAdmin: boolean;
  /** Whether nobody else owns the startup. */
  isLast: boolean;
}

/** Asks for confirmation before an owner is removed, and says what they may still do. */
export function RemoveOwnerDialog({
  startup,
  owner,
  isAdmin,
  isLast,
  isPending,
  error,
  onConfirm,
  onClose,
}: RemoveOwnerDialogProps) {
  const { t } = useLingui();
  const name = `${owner.first_name} ${owner.last_name}`;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Remove ${name} as an owner of ${startup}?`}
      confirmLabel={t`Remove owner`}
      tone="danger"
      onConfirm={onConfirm}
      isLoading={isPending}
      loadingLabel={t`Removing...`}
      error={error === null ? null : error || t`Error removing the owner`}
    >
      {isAdmin ? (
        <Trans>As an administrator they can still edit it, and see it while it is private.</Trans>
      ) : (
        <Trans>
          They can no longer edit it, and if it is private they no longer see it, even if they created it. Invitations
          that they sent end.
        </Trans>
      )}{' '}
      {isLast && <Trans>Nobody else owns it: administrators look after it.</Trans>}{' '}
      <Trans>You can make them an owner again at any time.</Trans>
    </ConfirmDialog>
  );
}
