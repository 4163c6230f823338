import { UnconfirmedNotice } from '@aval/screens';
import { useEffect } from 'react';

import { ownProfile } from '../../api/account.ts';
import { useQuery } from '../../api/useQuery.ts';
import { currentSession, storeSession } from '../../shell/session/session.ts';
import { useResendConfirmation } from '../../shell/session/useResendConfirmation.ts';
import { useSession } from '../../shell/session/useSession.ts';

/**
 * Reminds a user who has not confirmed the email. It may have been confirmed since the session was stored, in the browser
 * of a mail program, so the profile is asked as well, but only then.
 */
export function OwnNotice() {
  const user = useSession()?.user;
  const isInDoubt = user?.email_confirmed === false;
  const { data } = useQuery({ ...ownProfile(), enabled: isInDoubt });
  const { isResending, resend } = useResendConfirmation();
  const known = data?.user;

  useEffect(() => {
    const session = currentSession();
    if (isInDoubt && session && known?.id === session.user.id && known.email_confirmed) {
      storeSession({ ...session, user: known });
    }
  }, [isInDoubt, known]);

  if (!isInDoubt || known?.email_confirmed) return null;
  return <UnconfirmedNotice email={user.email} isResending={isResending} onResend={resend} />;
}
