import type { PasswordValues } from '@aval/forms';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { changePassword, ownSessions } from '../../api/account.ts';
import { messageOf } from '../../api/ApiError.ts';

/** Changes the password, which ends all other sessions. */
export function usePasswordChange() {
  const { t } = useLingui();
  const client = useQueryClient();
  return async (values: PasswordValues) => {
    try {
      await changePassword(values);
    } catch (error) {
      throw new Error(messageOf(error, t`Could not change the password`), { cause: error });
    }
    void client.invalidateQueries({ queryKey: ownSessions.queryKey });
  };
}
