import type { User } from '@aval/contract';
import { ConfirmDialog } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { ConfirmationProps } from '../../dialogs/ConfirmationProps.ts';
import * as styles from './users.css.ts';

export interface DeleteUserDialogProps extends ConfirmationProps {
  user: User;
}

/** Asks for confirmation before an account is deleted. */
export function DeleteUserDialog({ user, isPending, error, onConfirm, onClose }: DeleteUserDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Delete ${`${user.first_name} ${user.last_name}`}?`}
      confirmLabel={t`Delete`}
      tone="danger"
      onConfirm={onConfirm}
      isLoading={isPending}
      loadingLabel={t`Deleting...`}
      error={error === null ? null : error || t`Error deleting user. Please try again.`}
    >
      <Trans>Are you sure you want to delete this user? This action cannot be undone.</Trans>
      <p className={styles.consequence}>
        <Trans>The audit log keeps the number and the name of the account.</Trans>
      </p>
    </ConfirmDialog>
  );
}
