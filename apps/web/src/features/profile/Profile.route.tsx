import { Card, ErrorPanel, Loading, PageHeader, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { ownProfile } from '../../api/account.ts';
import { messageOf } from '../../api/ApiError.ts';
import { useQuery } from '../../api/useQuery.ts';
import { LeaveDialog } from '../../components/LeaveDialog.tsx';
import { page } from '../../components/page.css.ts';
import { useLeaveWarning } from '../../components/useLeaveWarning.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { EditProfile } from './EditProfile.tsx';
import { OwnData } from './OwnData.tsx';
import * as styles from './profile.css.ts';
import { Sessions } from './Sessions.tsx';

/** The user's profile, password, sessions and data. */
export function Profile() {
  const { t } = useLingui();
  const { data: user, error, refetch, isFetching } = useQuery(ownProfile());
  const { setIsDirty, blocker } = useLeaveWarning();

  return (
    <div className={page}>
      <PageHeader title={t`My Professional Profile`} />
      <div className={styles.columns}>
        {user && <EditProfile user={user} onDirtyChange={setIsDirty} />}
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
