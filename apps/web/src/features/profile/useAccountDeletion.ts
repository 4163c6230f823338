import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';

import { deleteAccount } from '../../api/account.ts';
import { messageOf } from '../../api/ApiError.ts';
import { paths } from '../../paths.ts';
import { clearSession, currentSession } from '../../shell/session/session.ts';
import { storeStartupDraft } from '../../shell/session/startupDraft.ts';

/**
 * Deletes the account, then signs out and shows the landing page.
 *
 * @param discardInput Discards unsaved input, which would ask before the page is left.
 */
export function useAccountDeletion(discardInput: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  return async (password: string) => {
    const userId = currentSession()?.user.id;
    try {
      await deleteAccount(password);
    } catch (error) {
      throw new Error(messageOf(error, t`Could not delete the account`), { cause: error });
    }
    if (userId !== undefined) storeStartupDraft(userId, null);
    discardInput();
    try {
      // Before the session is cleared, because this page would then redirect to sign-in.
      await navigate(paths.home);
    } finally {
      clearSession();
    }
    toast.success(t`Your account has been deleted`);
  };
}
