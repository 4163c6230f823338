import { ProfileScreen } from '@aval/screens';

import { ownProfile, ownSessions } from '../../api/account.ts';
import { loadable } from '../../api/loadable.ts';
import { useQuery } from '../../api/useQuery.ts';
import { LeaveDialog } from '../../components/LeaveDialog.tsx';
import { useLeaveWarning } from '../../components/useLeaveWarning.ts';
import { ChangeOwnEmail } from './ChangeOwnEmail.tsx';
import { EditOwnProfile } from './EditOwnProfile.tsx';
import { useAccountDeletion } from './useAccountDeletion.ts';
import { useAccountExport } from './useAccountExport.ts';
import { useEndSessions } from './useEndSessions.ts';
import { useMailDigest } from './useMailDigest.ts';
import { usePasswordChange } from './usePasswordChange.ts';

/** The user's profile, password, sessions and data. */
export function Profile() {
  const own = useQuery(ownProfile());
  const { setIsDirty, blocker } = useLeaveWarning();
  const { endingIds, end } = useEndSessions();
  const { isExporting, save } = useAccountExport(own.data?.user.id);
  return (
    <>
      <ProfileScreen
        user={{ ...loadable(own), data: own.data?.user }}
        renderForm={(user) => <EditOwnProfile user={user} onDirtyChange={setIsDirty} />}
        renderEmail={(user) => <ChangeOwnEmail user={user} pendingEmail={own.data?.pendingEmail ?? null} />}
        digest={useMailDigest(own.data)}
        onPasswordChange={usePasswordChange()}
        sessions={loadable(useQuery(ownSessions))}
        endingIds={endingIds}
        onSessionsEnd={end}
        isExporting={isExporting}
        onExport={save}
        onDelete={useAccountDeletion(() => setIsDirty(false))}
      />
      <LeaveDialog blocker={blocker} />
    </>
  );
}
