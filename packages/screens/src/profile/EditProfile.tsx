import { profileGroupOf, profileTypeOf, type User } from '@aval/contract';
import { ProfileForm, type ProfileFormProps } from '@aval/forms';

import { useLocale } from '../text/useLocale.ts';
import { profileValues } from './profileValues.ts';

export interface EditProfileProps extends Pick<ProfileFormProps, 'onSubmit' | 'onDirtyChange'> {
  user: User;
  paths: { dashboard: string };
}

/** The form for the user's own data. */
export function EditProfile({ user, paths, ...form }: EditProfileProps) {
  const locale = useLocale();
  return (
    <ProfileForm
      profile={profileValues(user)}
      profileType={profileTypeOf(user.profile_type_code)?.name[locale] ?? user.profile_type_name}
      profileGroup={profileGroupOf(user.profile_group_code)?.name[locale] ?? user.profile_group_name}
      cancelHref={paths.dashboard}
      preserveKey="profile"
      {...form}
    />
  );
}
