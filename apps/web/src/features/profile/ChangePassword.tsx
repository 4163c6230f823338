import { PasswordForm, type PasswordValues } from '@aval/forms';
import { Card, CardHeader } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';

import { changePassword, ownSessions } from '../../api/account.ts';
import { messageOf } from '../../api/ApiError.ts';

/** Changes the password, which ends all other sessions. */
export function ChangePassword() {
  const { t } = useLingui();
  const titleId = useId();
  const client = useQueryClient();

  async function handleSubmit(values: PasswordValues) {
    try {
      await changePassword(values);
    } catch (error) {
      throw new Error(messageOf(error, t`Could not change the password`), { cause: error });
    }
    void client.invalidateQueries({ queryKey: ownSessions.queryKey });
  }

  return (
    <Card aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={t`Change password`} description={t`This ends every other session.`} />
      <PasswordForm onSubmit={handleSubmit} />
    </Card>
  );
}
