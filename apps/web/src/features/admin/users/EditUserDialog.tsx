import type { User } from '@aval/contract';
import { type UserFields, UserForm, type UserValues } from '@aval/forms';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { ApiError, messageOf } from '../../../api/ApiError.ts';
import { EditConflict } from '../../../api/EditConflict.ts';
import { useMergedSave } from '../../../api/useMergedSave.ts';
import { updateUser, userById } from '../../../api/users.ts';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { toastDuration } from '../toastDuration.ts';
import { userValuesOf } from './userValuesOf.ts';

interface EditUserDialogProps {
  user: User;
  onClose: () => void;
}

function storedOf(user: User) {
  return { values: userValuesOf(user), updatedAt: user.updated_at };
}

function fieldsOf(user: User): UserFields {
  return {
    ...userValuesOf(user),
    phone: user.phone ?? '',
    linkedin_personal_url: user.linkedin_personal_url ?? '',
    company_name: user.company_name ?? '',
    linkedin_company_url: user.linkedin_company_url ?? '',
  };
}

/** Edits an account. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const save = useMergedSave({
    opened: storedOf(user),
    read: async () => storedOf(await userById(user.id)),
    send: async (values: UserValues, updatedAt) => {
      const { user: saved, message } = await updateUser(user.id, values, updatedAt);
      return { ...storedOf(saved), message };
    },
  });

  async function handleSubmit(values: UserValues, close: () => void) {
    try {
      toast.success((await save(values)).message, { duration: toastDuration });
    } catch (error) {
      if (error instanceof EditConflict) throw error;
      // After a reload the list no longer contains the account, which explains the error.
      if (error instanceof ApiError && error.code === 'NOT_FOUND') {
        await client.invalidateQueries({ queryKey: ['users'] });
        return;
      }
      throw new Error(messageOf(error, t`Error saving user. Please try again.`), { cause: error });
    }
    await client.invalidateQueries({ queryKey: ['users'] });
    close();
  }

  return (
    <FormDialog title={t`Edit User`} onClose={onClose}>
      {(handleDirtyChange, close) => (
        <UserForm
          user={fieldsOf(user)}
          onSubmit={(values) => handleSubmit(values, close)}
          onCancel={close}
          onDirtyChange={handleDirtyChange}
          preserveKey={`user ${user.id}`}
        />
      )}
    </FormDialog>
  );
}
