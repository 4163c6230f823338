import type { User } from '@aval/contract';
import { ConfirmDialog, useToast } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiError, messageOf } from '../../../api/ApiError.ts';
import { deleteUser } from '../../../api/users.ts';
import { toastDuration } from '../toastDuration.ts';

interface DeleteUserDialogProps {
  user: User;
  onClose: () => void;
}

/** Asks for confirmation before an account is deleted. */
export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  function leave() {
    onClose();
    void client.invalidateQueries({ queryKey: ['users'] });
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteUser(user.id),
    onSuccess: (message) => {
      toast.success(message, { duration: toastDuration });
      leave();
    },
    onError: (refusal) => {
      if (refusal instanceof ApiError && refusal.code === 'NOT_FOUND') {
        toast.info(t`The account does not exist, or was deleted.`, { duration: toastDuration });
        leave();
      }
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Delete ${`${user.first_name} ${user.last_name}`}?`}
      confirmLabel={t`Delete`}
      tone="danger"
      onConfirm={() => mutate()}
      isLoading={isPending}
      loadingLabel={t`Deleting...`}
      error={error && messageOf(error, t`Error deleting user. Please try again.`)}
    >
      <Trans>Are you sure you want to delete this user? This action cannot be undone.</Trans>
    </ConfirmDialog>
  );
}
