import type { User } from '@aval/contract';
import { DeleteUserDialog } from '@aval/screens';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiError, messageOf } from '../../../api/ApiError.ts';
import { deleteUser } from '../../../api/users.ts';
import { toastDuration } from '../toastDuration.ts';

interface DeleteUserProps {
  user: User;
  onClose: () => void;
}

/** Deletes an account once it is confirmed. */
export function DeleteUser({ user, onClose }: DeleteUserProps) {
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
    <DeleteUserDialog
      user={user}
      isPending={isPending}
      error={error && messageOf(error, '')}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
