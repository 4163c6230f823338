import type { User } from '@aval/contract';
import { type UserFields, UserForm, type UserValues } from '@aval/forms';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ApiError, messageOf } from '../../../api/ApiError.ts';
import { createUser, updateUser, userById } from '../../../api/users.ts';
import { FormDialog } from '../../../dialogs/FormDialog.tsx';
import { toastDuration } from '../toastDuration.ts';
import { rebaseUser } from './rebaseUser.ts';

interface EditUserDialogProps {
  /** The account to change; left out for a new one. */
  user?: User;
  onClose: () => void;
}

function fieldsOf(user: User): UserFields {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    phone: user.phone ?? '',
    linkedin_personal_url: user.linkedin_personal_url ?? '',
    company_name: user.company_name ?? '',
    linkedin_company_url: user.linkedin_company_url ?? '',
    role: user.role_code,
    profile_type_code: user.profile_type_code,
    profile_group_code: user.profile_group_code,
  };
}

async function saveChanges(opened: User, values: UserValues): Promise<string> {
  return updateUser(opened.id, rebaseUser(opened, await userById(opened.id), values));
}

/** Makes an account, or changes one. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  // The list may bring a newer one while the form is open.
  const [opened] = useState(user);

  async function handleSubmit(values: UserValues, password: string, close: () => void) {
    try {
      const message = await (opened ? saveChanges(opened, values) : createUser({ ...values, password }));
      toast.success(message, { duration: toastDuration });
    } catch (error) {
      // The list without the account says that it is gone.
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
    <FormDialog title={user ? t`Edit User` : t`Create User`} onClose={onClose}>
      {(handleDirtyChange, close) => (
        <UserForm
          user={user && fieldsOf(user)}
          onSubmit={(values, password) => handleSubmit(values, password, close)}
          onCancel={close}
          onDirtyChange={handleDirtyChange}
          keptAs={user ? `user ${user.id}` : 'user'}
        />
      )}
    </FormDialog>
  );
}
