import { profileGroupOf, profileTypeOf, type User } from '@aval/contract';
import { ProfileForm, type ProfileValues } from '@aval/forms';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { ownProfile, updateProfile } from '../../api/account.ts';
import { messageOf } from '../../api/ApiError.ts';
import { EditConflict } from '../../api/EditConflict.ts';
import { useMergedSave } from '../../api/useMergedSave.ts';
import { paths } from '../../paths.ts';
import { useLocale } from '../../shell/language/useLocale.ts';
import { currentSession, storeSession } from '../../shell/session/session.ts';
import { profileValues } from './profileValues.ts';

interface EditProfileProps {
  user: User;
  onDirtyChange: (isDirty: boolean) => void;
}

function storedOf(user: User) {
  return { values: profileValues(user), updatedAt: user.updated_at, user };
}

/** The form for the user's own data. */
export function EditProfile({ user, onDirtyChange }: EditProfileProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const client = useQueryClient();
  const save = useMergedSave({
    opened: storedOf(user),
    read: async () => storedOf(await client.fetchQuery({ ...ownProfile(), staleTime: 0 })),
    send: async (values: ProfileValues, updatedAt) => storedOf(await updateProfile(values, updatedAt)),
  });

  async function handleSubmit(values: ProfileValues) {
    try {
      const { user: saved } = await save(values);
      client.setQueryData(ownProfile().queryKey, saved);
      const session = currentSession();
      if (session) storeSession({ ...session, user: saved });
    } catch (failure) {
      if (failure instanceof EditConflict) throw failure;
      throw new Error(messageOf(failure, t`Error updating profile`), { cause: failure });
    }
    toast.success(t`Profile updated successfully!`);
  }

  return (
    <ProfileForm
      profile={profileValues(user)}
      profileType={profileTypeOf(user.profile_type_code)?.name[locale] ?? user.profile_type_name}
      profileGroup={profileGroupOf(user.profile_group_code)?.name[locale] ?? user.profile_group_name}
      onSubmit={handleSubmit}
      cancelHref={paths.dashboard}
      onDirtyChange={onDirtyChange}
      preserveKey="profile"
    />
  );
}
