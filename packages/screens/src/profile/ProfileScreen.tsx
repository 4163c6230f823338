import type { SessionRow, User } from '@aval/contract';
import type { PasswordFormProps } from '@aval/forms';
import { Card, ErrorPanel, Loading, PageHeader, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { page } from '../layout/page.css.ts';
import { isPending, type Loadable } from '../loading/Loadable.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { MailDigest, type MailDigestProps } from './MailDigest.tsx';
import { OwnData } from './OwnData.tsx';
import * as styles from './profile.css.ts';
import { Sessions } from './Sessions.tsx';

export interface ProfileScreenProps {
  user: Loadable<User>;
  /** The form for the user's own data, such as `EditProfile`. */
  renderForm: (user: User) => ReactNode;
  /** The email and its change, such as `OwnEmail`. */
  renderEmail: (user: User) => ReactNode;
  /** Whether notices are mailed; shown with the user. */
  digest: MailDigestProps;
  /** Changes the password; rejects with an error whose message is shown. */
  onPasswordChange: PasswordFormProps['onSubmit'];
  sessions: Loadable<readonly SessionRow[]>;
  /** The sessions that are being ended. */
  endingIds: readonly string[];
  onSessionsEnd: (ids: readonly string[]) => void;
  /** The file with the user's data is being prepared. */
  isExporting: boolean;
  onExport: () => void;
  /** Deletes the account and signs the user out; rejects with an error whose message is shown. */
  onDelete: (password: string) => Promise<unknown>;
}

/** The user's profile, password, sessions and data. */
export function ProfileScreen({
  user,
  renderForm,
  renderEmail,
  digest,
  onPasswordChange,
  sessions,
  endingIds,
  onSessionsEnd,
  isExporting,
  onExport,
  onDelete,
}: ProfileScreenProps) {
  const { t } = useLingui();
  const { data, failure, isFetching, retry } = user;
  return (
    <div className={page}>
      <PageHeader title={t`My Professional Profile`} />
      <div className={styles.columns}>
        {data && renderForm(data)}
        {failure && !data && (
          <ErrorPanel title={failure.message || t`Error loading profile`} onRetry={retry} isRetrying={isFetching} />
        )}
        {isPending(user) && (
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
        {/* The email comes first and is as high as its texts, so what follows would move when it arrives. */}
        {!isPending(user) && (
          <div className={styles.aside}>
            {data && renderEmail(data)}
            {data && <MailDigest {...digest} />}
            <ChangePassword onSubmit={onPasswordChange} />
            <Sessions sessions={sessions} endingIds={endingIds} onEnd={onSessionsEnd} />
            {data && <OwnData isExporting={isExporting} onExport={onExport} />}
            {data && <DeleteAccount onDelete={onDelete} />}
          </div>
        )}
      </div>
    </div>
  );
}
