import type { User } from '@aval/contract';
import type { ProfileValues } from '@aval/forms';
import { EditProfile, profileValues } from '@aval/screens';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { ownProfile, updateProfile } from '../../api/account.ts';
import { messageOf } from '../../api/ApiError.ts';
import { EditConflict } from '../../api/EditConflict.ts';
import { useMergedSave } from '../../api/useMergedSave.ts';
import { paths } from '../../paths.ts';
import { currentSession, storeSession } from '../../shell/session/session.ts';

interface EditOwnProfileProps {
  user: User;
  onDirtyChange: (isDirty: boolean) => void;
}

function storedOf(user: User) {
  return { values: profileValues(user), updatedAt: user.updated_at, user };
}

/** Saves the user's own data, and shows it in the session. */
export function EditOwnProfile({ user, onDirtyChange }: EditOwnProfileProps) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const save = useMergedSave({
    opened: storedOf(user),
    read: async () => storedOf((await client.fetchQuery({ ...ownProfile(), staleTime: 0 })).user),
    send: async (values: ProfileValues, updatedAt) => storedOf((await updateProfile(values, updatedAt)).user),
  });

  async function handleSubmit(values: ProfileValues) {
    try {
      const { user: saved } = await save(values);
      client.setQueryData(ownProfile().queryKey, (before) => before && { ...before, user: saved });
      const session = currentSession();
      if (session) storeSession({ ...session, user: saved });
    } catch (failure) {
      if (failure instanceof EditConflict) throw failure;
      throw new Error(messageOf(failure, t`Error updating profile`), { cause: failure });
    }
    toast.success(t`Profile updated successfully!`);
  }

  return <EditProfile user={user} onSubmit={handleSubmit} onDirtyChange={onDirtyChange} paths={paths} />;
}
