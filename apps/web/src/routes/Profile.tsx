import { profileGroupOf, profileTypeOf } from '@aval/contract';
import { ProfileForm, type ProfileValues } from '@aval/forms';
import { Card, ErrorPanel, Loading, PageHeader, Skeleton, useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { ownProfile, updateProfile } from '../api/account.ts';
import { messageOf } from '../api/ApiError.ts';
import { useQuery } from '../api/useQuery.ts';
import { LeaveDialog } from '../dialogs/LeaveDialog.tsx';
import { useLeaveWarning } from '../dialogs/useLeaveWarning.ts';
import { useLocale } from '../language/useLocale.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { paths } from '../paths.ts';
import { currentSession, storeSession } from '../session/session.ts';
import { page } from './page.css.ts';
import { ChangePassword } from './profile/ChangePassword.tsx';
import { OwnData } from './profile/OwnData.tsx';
import * as styles from './profile/profile.css.ts';
import { profileValues } from './profile/profileValues.ts';
import { Sessions } from './profile/Sessions.tsx';

/** Who a person is here, and the keys to their account. */
export function Profile() {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const client = useQueryClient();
  const { data: user, error, refetch, isFetching } = useQuery(ownProfile());
  const { setIsDirty, blocker } = useLeaveWarning();
  usePageTitle(t`My Professional Profile`);

  async function handleSubmit(values: ProfileValues) {
    try {
      const saved = await updateProfile(values);
      client.setQueryData(ownProfile().queryKey, saved);
      const session = currentSession();
      if (session) storeSession({ ...session, user: saved });
    } catch (failure) {
      throw new Error(messageOf(failure, t`Error updating profile`), { cause: failure });
    }
    toast.success(t`Profile updated successfully!`);
  }

  return (
    <div className={page}>
      <PageHeader title={t`My Professional Profile`} />
      <div className={styles.columns}>
        {user && (
          <ProfileForm
            profile={profileValues(user)}
            profileType={profileTypeOf(user.profile_type_code)?.name[locale] ?? user.profile_type_name}
            profileGroup={profileGroupOf(user.profile_group_code)?.name[locale] ?? user.profile_group_name}
            onSubmit={handleSubmit}
            cancelHref={paths.dashboard}
            onDirtyChange={setIsDirty}
            keptAs="profile"
          />
        )}
        {error && !user && (
          <ErrorPanel
            title={messageOf(error, t`Error loading profile`)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        {!error && !user && (
          <Loading label={t`Loading profile`} className={styles.skeleton}>
            <Card>
              <Skeleton width="40%" />
              <Skeleton width="100%" height="12rem" />
            </Card>
            <Card>
              <Skeleton width="40%" />
              <Skeleton width="100%" height="5rem" />
            </Card>
          </Loading>
        )}
        <div className={styles.aside}>
          <ChangePassword />
          <Sessions />
          {user && <OwnData userId={user.id} />}
        </div>
      </div>
      <LeaveDialog blocker={blocker} />
    </div>
  );
}
