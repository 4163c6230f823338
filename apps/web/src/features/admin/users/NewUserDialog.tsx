import { UserForm, type UserValues } from '@aval/forms';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../../api/ApiError.ts';
import { createUser } from '../../../api/users.ts';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { toastDuration } from '../toastDuration.ts';

interface NewUserDialogProps {
  onClose: () => void;
}

/** Creates an account. */
export function NewUserDialog({ onClose }: NewUserDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();

  async function handleSubmit(values: UserValues, password: string | null, close: () => void) {
    try {
      toast.success(await createUser({ ...values, password }), { duration: toastDuration });
    } catch (error) {
      throw new Error(messageOf(error, t`Error saving user. Please try again.`), { cause: error });
    }
    await client.invalidateQueries({ queryKey: ['users'] });
    close();
  }

  return (
    <FormDialog title={t`Create User`} onClose={onClose}>
      {(handleDirtyChange, close) => (
        <UserForm
          onSubmit={(values, password) => handleSubmit(values, password, close)}
          onCancel={close}
          onDirtyChange={handleDirtyChange}
          preserveKey="user"
        />
      )}
    </FormDialog>
  );
}
